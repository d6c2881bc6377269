import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Call, RefusalOf, RequestOf } from '#contract/call.ts';
import type { Answered, Failure } from '#contract/reply.ts';
import type { Send } from './send.ts';

/** A read that failed, or whose answer is no success, with its reply. Thrown, so that the query client keeps its last data. */
class ReadError<Data = unknown, Body = unknown> extends Error {
  readonly reply: Failure<Data> | Answered<Body>;

  constructor(reply: Failure<Data> | Answered<Body>) {
    super(reply.kind);
    this.reply = reply;
  }
}

interface ReadOptions<C extends Call> {
  readonly atLeastMs?: number;
  isSuccess?(body: AnswerOf<C>): boolean;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A call of the contract as a query: the reply when it was answered, `ReadError` otherwise. `request` is undefined where
 * the call needs a lead and none is known. The answer comes no sooner than `atLeastMs`; one that is no success is an error.
 */
export function readOptions<C extends Call>(
  send: Send,
  call: C,
  request: RequestOf<C> | undefined,
  { atLeastMs = 0, isSuccess = () => true }: ReadOptions<C> = {},
) {
  return queryOptions<Answered<AnswerOf<C>>, ReadError<RefusalOf<C>, AnswerOf<C>>>({
    queryKey: [call.method, call.path, request],
    // An answer equal to the last one is a new answer: its outcome is executed too.
    structuralSharing: false,
    queryFn: async () => {
      if (request === undefined) throw new ReadError<RefusalOf<C>, AnswerOf<C>>({ kind: 'noLead' });
      const shown = pause(atLeastMs);
      const reply = await send(call, request);
      // Where the login has ended, there is nothing to show.
      if (reply.kind !== 'unauthorized' && reply.kind !== 'cancelled') await shown;
      if (reply.kind === 'answered' && isSuccess(reply.body)) return reply;
      throw new ReadError(reply);
    },
  });
}
