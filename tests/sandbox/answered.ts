import type { Reply } from '#contract/reply.ts';

/** The body of an answer; a test that gets none fails with what came. */
export function answered<Body>(reply: Reply<Body>): Body {
  if (reply.kind !== 'answered') throw new Error(`No answer: ${JSON.stringify(reply)}`);
  return reply.body;
}
