import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef } from 'react';
import { readOptions } from '#api/read.ts';
import { useSend } from '#api/send.ts';
import type { AnswerOf, Call, RefusalOf } from '#contract/call.ts';
import type { Decision } from '#engine/decision.ts';
import { plainRead } from '#engine/decisions/read.ts';
import type { RequestContext } from '#engine/outcome.ts';
import type { Read } from '#engine/read.ts';
import { useSession } from '#session/session-context.ts';
import type { Host } from './run-context.ts';
import { useRun } from './run-context.ts';
import { useSettings } from './settings-context.ts';

/** The replies whose outcome was executed: a cached answer is displayed, and changes nothing (§18). */
const HandledContext = createContext<WeakSet<object> | undefined>(undefined);

export const HandledRepliesProvider = HandledContext.Provider;

interface ReadOptions<View> {
  /** False where nothing is to be read. */
  readonly enabled?: boolean;
  readonly host?: Host<View>;
  /** How long the answer is kept after the screen has gone, in milliseconds; for the whole session by default. */
  readonly gcTime?: number;
}

/**
 * What a screen reads: started by its route before its code is there, and again by `again`. The outcome of each fresh
 * answer or failure is executed once, by the table given.
 */
export function useScreenRead<C extends Call, View = never>(
  { call, request, ...readings }: Read<C>,
  table: Decision<AnswerOf<C>, RefusalOf<C>, View> | Decision = plainRead,
  { enabled = true, host, gcTime }: ReadOptions<View> = {},
) {
  const send = useSend();
  const session = useSession();
  const { platformTag } = useSettings();
  const { answer, now } = useRun();
  const handled = useContext(HandledContext);
  if (!handled) throw new Error('useScreenRead needs a <HandledRepliesProvider> above it.');
  // As it was when it was first asked: an answer may make it another application, which is for the next screen to read.
  const asked = useRef<{ readonly request: ReturnType<typeof request> }>(undefined);
  const current = asked.current ?? { request: request(requestContext(session.facts(), platformTag, now())) };
  if (enabled) asked.current = current;
  const { data, error, isFetching, refetch } = useQuery({
    ...readOptions(send, call, current.request, readings),
    enabled,
    ...(gcTime !== undefined && { gcTime }),
    // The route reads on arrival; what it read counts, even where it failed.
    refetchOnMount: false,
    retryOnMount: false,
  });

  const latest = useRef({ table, host });
  latest.current = { table, host };
  useEffect(() => {
    const reply = error ? error.reply : data;
    if (!enabled || !reply || isFetching || handled.has(reply)) return;
    handled.add(reply);
    // The table was proved to fit the call by the hook's own parameters.
    void answer(latest.current.table as Decision<AnswerOf<C>, RefusalOf<C>, View>, reply, latest.current.host);
  }, [data, error, enabled, isFetching, handled, answer]);
  return { body: data?.body, failed: enabled && error !== null, reading: isFetching, again: () => void refetch() };
}

/** What a request is made of, besides the answers of a screen. */
export function requestContext(facts: RequestContext['facts'], platformTag: string, nowMs: number): RequestContext {
  return { facts, platformTag, origin: location.origin, nowMs };
}
