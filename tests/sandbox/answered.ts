import type { Reply } from '#contract/reply.ts';

/** The body of a successful reply; any other reply fails the test. */
export function answered<Body>(reply: Reply<Body>): Body {
  if (reply.kind !== 'answered') throw new Error(`No answer: ${JSON.stringify(reply)}`);
  return reply.body;
}

/** What a successful reply with this `data` matches. */
export const answeredWith = (data: object) => ({ kind: 'answered', body: { data } });
