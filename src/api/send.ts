import type { AnswerOf, Call, RefusalOf, RequestOf } from '#contract/call.ts';
import type { Failure, Reply } from '#contract/reply.ts';
import { msg } from '#languages/message.ts';

/** The request of a call, and how to abort it. */
export type Input<C extends Call> = RequestOf<C> & {
  /** An aborted call counts as offline. */
  readonly signal?: AbortSignal;
};

/** Sends a call of the contract, once. Every failure of §8 is a value; only a bug throws. */
export type Send = <C extends Call>(call: C, input?: Input<C>) => Promise<Reply<AnswerOf<C>, RefusalOf<C>>>;

/** §8 "No response": the reply to a call without an answer. */
export const offline = {
  kind: 'offline',
  message: msg('We could not reach the server. Your answer is kept. Please try again.'),
} as const satisfies Failure;
