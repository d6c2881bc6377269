import { useQuery } from '@tanstack/react-query';
import { useSend } from '#api/send.ts';
import { customerLoans } from '#contract/loans.ts';
import { dashboardCall } from '#contract/login.ts';
import { dashboardBody } from '#engine/dashboard-body.ts';
import { dashboardRead } from '#engine/decisions/dashboard.ts';
import { loansFailed, loansRead } from '#engine/decisions/loans.ts';
import { useRun } from '#screen/run-context.ts';
import { useFacts, useSession } from '#session/session-context.ts';

/** The dashboard was read and does not say who the customer is. */
class UnknownCustomer extends Error {}

/** A login by link gives no customer id, which the loans are read by; the dashboard's customer_details may carry it. */
function useCustomer() {
  const send = useSend();
  const session = useSession();
  const { customerID } = useFacts();
  const { answer } = useRun();
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['customerID'],
    enabled: customerID === '',
    queryFn: async () => {
      const reply = await send(dashboardCall, { body: dashboardBody });
      await answer(dashboardRead, reply);
      if (session.facts().customerID) return session.facts().customerID;
      throw reply.kind === 'answered' ? new UnknownCustomer() : new Error(loansFailed);
    },
  });
  return { customerID, error: customerID === '' ? error : null, isFetching, refetch };
}

/** The customer's loans, for /my-loan and /re-payment alike. A read that fails leaves what was there before. */
export function useLoans() {
  const send = useSend();
  const customer = useCustomer();
  const { customerID } = customer;
  const { answer } = useRun();
  const loans = useQuery({
    queryKey: ['loans', customerID],
    enabled: customerID !== '',
    queryFn: async () => {
      const reply = await send(customerLoans, { path: { customerId: customerID } });
      void answer(loansRead, reply);
      if (reply.kind === 'answered' && reply.body.success !== false) return reply.body.data ?? [];
      throw new Error(loansFailed);
    },
  });
  return {
    loans: loans.data,
    failed: loans.isError || customer.error !== null,
    /** Trying again cannot help: only a login with the mobile number says whose loans to read. */
    isCustomerUnknown: customer.error instanceof UnknownCustomer,
    reading: loans.isFetching || customer.isFetching,
    readAgain: () => void (customerID ? loans.refetch() : customer.refetch()),
  };
}
