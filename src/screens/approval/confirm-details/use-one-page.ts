import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ReadError } from '#api/read.ts';
import { onePage } from '#contract/application.ts';
import { shared } from '#engine/decisions/shared.ts';
import { useRun } from '#screen/run-context.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';
import { useSession } from '#session/session-context.ts';

/** §3 "User details response": what the lender knows of a repeat customer. A read that fails leaves what was there before. */
export function useOnePage() {
  const send = useLeadSend();
  const session = useSession();
  // As it was on arrival: Continue may make it another application, which is for the next screen to read.
  const [leadID] = useState(() => session.facts().leadID);
  const { answer } = useRun();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [onePage.path, leadID],
    queryFn: async () => {
      const reply = await send(onePage, (leadId) => ({ path: { leadId } }));
      if (reply.kind === 'answered') return reply.body;
      throw new ReadError(reply);
    },
  });
  useEffect(() => {
    if (error instanceof ReadError && !isFetching) void answer(shared, error.reply);
  }, [error, isFetching, answer]);
  return { known: data?.data, failed: error !== null, reading: isFetching, again: () => void refetch() };
}
