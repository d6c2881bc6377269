import type { AnswerOf, Call, RefusalOf, RequestOf } from '#contract/call.ts';
import type { Offline, Reply } from '#contract/reply.ts';

/** A request, and the signal that aborts it; an aborted call counts as offline. */
export type Input<C extends Call> = RequestOf<C> & { readonly signal?: AbortSignal };

/** Sends a call of the contract, once. Every failure of §8 is a value; only a bug throws. */
export type Send = <C extends Call>(call: C, input?: Input<C>) => Promise<Reply<AnswerOf<C>, RefusalOf<C>>>;

export const offline: Offline = {
  kind: 'offline',
  message: 'We could not reach the server. Your answer is kept. Please try again.',
};
