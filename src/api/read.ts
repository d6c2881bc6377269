import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Call, RefusalOf, RequestOf } from '#contract/call.ts';
import { type Answered, isLoggedOut, type Reply } from '#contract/reply.ts';
import type { Send } from './send.ts';

interface ReadOptions<C extends Call> {
  readonly atLeastMs?: number;
  isSuccess?(body: AnswerOf<C>): boolean;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A call of the contract as a query: its data is the reply that answers it, its error another reply. `request` is undefined
 * where the call needs a lead and none is known. The answer comes no sooner than `atLeastMs`; one that is no success is an
 * error: so the query client keeps its last data.
 */
export function readOptions<C extends Call>(
  send: Send,
  call: C,
  request: RequestOf<C> | undefined,
  { atLeastMs = 0, isSuccess = () => true }: ReadOptions<C> = {},
) {
  return queryOptions<Answered<AnswerOf<C>>, Reply<AnswerOf<C>, RefusalOf<C>>>({
    queryKey: [call.method, call.path, request],
    // An answer equal to the last one is a new answer: its outcome is executed too.
    structuralSharing: false,
    queryFn: async () => {
      if (request === undefined) throw { kind: 'noLead' } satisfies Reply;
      const shown = pause(atLeastMs);
      const reply = await send(call, request);
      if (!isLoggedOut(reply)) await shown;
      if (reply.kind === 'answered' && isSuccess(reply.body)) return reply;
      // An object of its own: all calls without an answer share one, and each reply is handled once.
      throw { ...reply };
    },
  });
}
