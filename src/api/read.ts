import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Call } from '#contract/call.ts';
import type { Failure } from '#contract/reply.ts';
import type { Input, Send } from './send.ts';

/** A read that failed, with how it failed; thrown for the query client, which keeps what it had before. */
export class NotRead extends Error {
  readonly reply: Failure;

  constructor(reply: Failure) {
    super('message' in reply ? reply.message : reply.kind);
    this.name = 'NotRead';
    this.reply = reply;
  }
}

/** A call of the contract as a query: its body when it was answered, `NotRead` otherwise. */
export function read<C extends Call>(send: Send, call: C, input: Input<C> = {}) {
  return queryOptions<AnswerOf<C>, NotRead>({
    queryKey: [call.method, call.path, input],
    queryFn: async () => {
      const reply = await send(call, input);
      if (reply.kind === 'answered') return reply.body;
      throw new NotRead(reply);
    },
  });
}
