import { createContext, useContext } from 'react';
import type { AnswerOf, Call, RefusalOf, RequestOf } from '#contract/call.ts';
import type { Offline, Reply } from '#contract/reply.ts';
import { msg } from '#languages/message.ts';

/** A request, and what aborts it; an aborted call counts as no answer. */
export type Input<C extends Call> = RequestOf<C> & { readonly signal?: AbortSignal };

/** Sends a call of the contract, once. Every failure of section 8 is a value; only a bug of ours throws. */
export type Send = <C extends Call>(call: C, input?: Input<C>) => Promise<Reply<AnswerOf<C>, RefusalOf<C>>>;

/** The reply to a call that got no answer. */
export const offline = {
  kind: 'offline',
  message: msg('We could not reach the server. Your answer is kept. Please try again.'),
} as const satisfies Offline;

const SendContext = createContext<Send | undefined>(undefined);

export const SendProvider = SendContext.Provider;

/** The client that `app` wired. Throws outside a `SendProvider`. */
export function useSend(): Send {
  const send = useContext(SendContext);
  if (!send) throw new Error('useSend needs a <SendProvider> above it.');
  return send;
}
