import { useQuery } from '@tanstack/react-query';
import { useSend } from '#api/send.ts';
import { customerLoans } from '#contract/loans.ts';
import { loansFailed, loansRead } from '#engine/decisions/loans.ts';
import { useFacts } from '#session/session-context.ts';
import { useRun } from '#steps/run-context.ts';

/** The customer's loans, for /my-loan and /re-payment alike. A read that fails leaves what was there before. */
export function useLoans() {
  const send = useSend();
  const { customerID } = useFacts();
  const { answer } = useRun();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['loans', customerID],
    queryFn: async () => {
      // Whoever came by a link may not have been told yet who they are: there is nobody to ask for.
      if (!customerID) throw new Error(loansFailed);
      const reply = await send(customerLoans, { path: { customerId: customerID } });
      void answer(loansRead, reply);
      if (reply.kind === 'answered' && reply.body.success !== false) return reply.body.data ?? [];
      throw new Error(loansFailed);
    },
  });
  return { loans: data, failed: isError, reading: isFetching, readAgain: () => void refetch() };
}
