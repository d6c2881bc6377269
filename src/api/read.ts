import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Call, RefusalOf, RequestOf } from '#contract/call.ts';
import type { Answered, Failure } from '#contract/reply.ts';
import type { Send } from './send.ts';

/** A read that failed, with how it failed; thrown for the query client, which keeps what it had before. */
export class ReadError<Data = unknown> extends Error {
  readonly reply: Failure<Data>;

  constructor(reply: Failure<Data>) {
    super('message' in reply ? reply.message : reply.kind);
    this.name = 'ReadError';
    this.reply = reply;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A call of the contract as a query: the reply when it was answered, `ReadError` otherwise. `request` is undefined where
 * the call needs a lead and none is known. The answer comes no sooner than `atLeastMs`.
 */
export function readOptions<C extends Call>(send: Send, call: C, request: RequestOf<C> | undefined, atLeastMs = 0) {
  return queryOptions<Answered<AnswerOf<C>>, ReadError<RefusalOf<C>>>({
    queryKey: [call.method, call.path, request],
    // An answer that says the same as the last one is an answer of its own.
    structuralSharing: false,
    queryFn: async () => {
      if (request === undefined) throw new ReadError<RefusalOf<C>>({ kind: 'noLead' });
      const [reply] = await Promise.all([send(call, request), pause(atLeastMs)]);
      if (reply.kind === 'answered') return reply;
      throw new ReadError(reply);
    },
  });
}
