import type { Reply } from '#contract/reply.ts';
import type { Facts } from '#contract/session.ts';
import { decide } from '#engine/decision.ts';
import type { Outcome } from '#engine/outcome.ts';
import { isRoute } from '#schemas/index.ts';
import { knowing } from '#tests/engine/claims.ts';

/** The call that an outcome makes: what is sent, and the outcome of a reply. */
export function follow<View>(outcome: Outcome<View>, facts: Partial<Facts> = {}) {
  if (outcome.kind !== 'call') throw new Error(`No call, but ${outcome.kind}.`);
  const { call, request, decision, atLeastMs } = outcome;
  const table = typeof decision === 'function' ? decision({ nowMs: 0 }) : decision;
  return {
    call,
    atLeastMs,
    request: request({ facts: knowing(facts), origin: 'https://kadam.example', platformTag: 'web', nowMs: 0 }),
    gets: (reply: Reply<unknown, unknown>) => decide(table, reply, knowing(facts), isRoute).outcome,
  };
}
