import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '#api/read.ts';
import { useSend } from '#api/send.ts';
import { onePage } from '#contract/application.ts';
import { shared } from '#engine/decisions/shared.ts';
import { useSession } from '#session/session-context.ts';
import { useRun } from '#steps/run-context.ts';

/** §3 "User details response": what the lender knows of a repeat customer. A read that fails leaves what was there before. */
export function useOnePage() {
  const send = useSend();
  const session = useSession();
  // As it was on arrival: Continue may make it another application, which is for the next screen to read.
  const [leadId] = useState(() => session.facts().leadID ?? 0);
  const { answer } = useRun();
  const { data, error, isFetching, refetch } = useQuery(read(send, onePage, { path: { leadId } }));
  useEffect(() => {
    if (error && !isFetching) void answer(shared, error.reply);
  }, [error, isFetching, answer]);
  return { known: data?.data, failed: error !== null, reading: isFetching, again: () => void refetch() };
}
