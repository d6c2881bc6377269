import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readOptions } from '#api/read.ts';
import type { Call } from '#contract/call.ts';
import { isLoggedOut } from '#contract/reply.ts';
import type { Decision, DecisionOf } from '#engine/decision.ts';
import { plainRead } from '#engine/decisions/plain-read.ts';
import type { Read } from '#engine/read.ts';
import { useServices } from './services.ts';
import { useRun } from './use-flow.ts';

interface ScreenReadOptions {
  readonly enabled?: boolean;
  /** Read each time that its part of the screen appears. The route does not start it. */
  readonly onAppear?: boolean;
}

/**
 * Reads a call for a screen. Its route starts the read while the code is loading; `again` repeats it. The outcome of each
 * new reply is executed once, by `table`. `body` is that of the last success; so is `fresh`, but only until another read
 * starts or fails. `request` is what was read, which another tab's lead does not change.
 */
export function useScreenRead<C extends Call>(
  { call, request, ...options }: Read<C>,
  table: DecisionOf<C> | Decision = plainRead,
  { enabled = true, onAppear = false }: ScreenReadOptions = {},
) {
  const { send, requestContext, handledReplies, messages } = useServices();
  const { handleReply } = useRun();
  // The first request stays: an answer may name another lead, about which only the next screen reads.
  const [first, setFirst] = useState<{ readonly request: ReturnType<typeof request> }>();
  const current = first ?? { request: request(requestContext()) };
  if (enabled && !first) setFirst(current);
  const { data, error, isFetching, refetch } = useQuery({
    ...readOptions(send, call, current.request, options),
    // The route starts any other read before the screen opens; its result counts, even a failure.
    enabled: enabled || !onAppear,
    refetchOnMount: onAppear && 'always',
    retryOnMount: onAppear,
  });

  const onReply = useEffectEvent((reply: NonNullable<typeof data | typeof error>) => {
    if (handledReplies.has(reply)) return;
    handledReplies.add(reply);
    // Another tab has opened another lead meanwhile, for which the answer must not count.
    const isSame = JSON.stringify(request(requestContext())) === JSON.stringify(current.request);
    if (reply.kind === 'answered' && !isSame) return;
    // The parameters of the hook prove that the table fits the call.
    void handleReply(table as DecisionOf<C>, reply, { isAutomatic: true });
  });
  useEffect(() => {
    const reply = error ?? data;
    if (enabled && reply && !isFetching) onReply(reply);
  }, [data, error, enabled, isFetching]);

  const wasRead = useRef(false);
  useEffect(() => {
    if (isFetching || !enabled) return;
    // After a repeated read, by a tap or a navigation to this same screen, the pressed button may be gone.
    const lostFocus = wasRead.current && document.activeElement === document.body;
    if (lostFocus) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
    wasRead.current = true;
  }, [isFetching, enabled]);
  function again(): void {
    // §17: a tap is the next act.
    messages.clearPageMessage();
    // The next request is for the current lead: there may have been none before.
    setFirst(undefined);
    void refetch();
  }
  // Where the login has ended, no failure is shown on the way to /logout.
  const leaves = error !== null && isLoggedOut(error);
  const failed = enabled && error !== null && !leaves;
  const reading = isFetching || leaves;
  const body = data?.body;
  return { request: current.request, body, fresh: reading || failed ? undefined : body, failed, reading, again };
}
