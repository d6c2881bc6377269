import type { Reply } from '#contract/reply.ts';
import type { Facts } from '#contract/session.ts';
import { decide } from '#engine/decision.ts';
import type { Outcome } from '#engine/outcome.ts';
import { isRoute } from '#schemas/index.ts';
import { knowing } from '#tests/engine/claims.ts';

/** The call that an outcome makes: which one, its request, and the outcome that a reply to it has. */
export function madeCall<View>(outcome: Outcome<View>, known: Partial<Facts> = {}) {
  if (outcome.kind !== 'call') throw new Error(`The outcome is '${outcome.kind}', not a call.`);
  const facts = knowing(known);
  const { call, decision } = outcome;
  const table = typeof decision === 'function' ? decision({ nowMs: 0 }) : decision;
  return {
    call,
    request: outcome.request({ facts, origin: 'https://kadam.example', platformTag: 'web', nowMs: 0 }),
    reply: (reply: Reply): Outcome<View> => decide(table, reply, facts, isRoute).outcome,
  };
}

/** What follows after a view is shown. */
export function afterShow<View>(outcome: Outcome<View>): Outcome<View> {
  if (outcome.kind !== 'show' || !outcome.then) throw new Error(`Nothing follows '${outcome.kind}'.`);
  return outcome.then;
}
