import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSend } from '#api/send.ts';
import type { AnswerOf } from '#contract/call.ts';
import { dashboardCall } from '#contract/login.ts';
import type { Reply } from '#contract/reply.ts';
import { dashboardBody } from '#engine/dashboard-body.ts';
import { dashboardRead } from '#engine/decisions/dashboard.ts';
import { useRun } from './run-context.ts';

/** A read that came to nothing: thrown, so that the query keeps what it had. */
class ReadError extends Error {
  readonly reply: Reply<AnswerOf<typeof dashboardCall>, never>;
  constructor(reply: Reply<AnswerOf<typeof dashboardCall>, never>) {
    super(`The dashboard was not read: ${reply.kind}.`);
    this.reply = reply;
  }
}

/**
 * The status of the application, for /home and /dashboard alike. Each fresh answer is carried out, once; what was
 * cached before the screen came is displayed and changes nothing (decisions.md §9).
 */
export function useDashboard() {
  const send = useSend();
  const { answer } = useRun();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => {
      const reply = await send(dashboardCall, { body: dashboardBody });
      // §3: a status other than 1 is no success.
      if (reply.kind !== 'answered' || (reply.body.status ?? 1) !== 1) throw new ReadError(reply);
      return reply;
    },
    // An answer that says the same as the last one is an answer of its own.
    structuralSharing: false,
  });
  const last = useRef(data);
  useEffect(() => {
    if (!data || data === last.current) return;
    last.current = data;
    void answer(dashboardRead, data);
  }, [data, answer]);
  useEffect(() => {
    // What a former read came to was shown then.
    if (error instanceof ReadError && !isFetching) void answer(dashboardRead, error.reply);
  }, [error, isFetching, answer]);
  return { dashboard: data?.body, failed: error !== null, reading: isFetching, readAgain: refetch };
}
