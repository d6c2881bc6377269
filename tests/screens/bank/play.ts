import type { Reply } from '#contract/reply.ts';
import type { Facts } from '#contract/session.ts';
import { decide } from '#engine/decision.ts';
import type { CheckoutResult, Outcome } from '#engine/outcome.ts';
import { isRoute } from '#schemas/index.ts';

interface Scene {
  readonly facts: Facts;
  /** What each call gets in turn; the last one stays without an answer. */
  readonly replies: readonly Reply[];
  readonly checkout?: CheckoutResult;
  readonly nowMs?: number;
}

/**
 * Follows a flow as the runner does, without time or network, and gives what it did: the views by their name, the calls
 * with what they sent, the rows that applied, the waits, and at last the outcome that ends it.
 */
export function play<View>(first: Outcome<View>, { facts, replies, checkout = 'opened', nowMs = 0 }: Scene) {
  const did: unknown[] = [];
  const views: View[] = [];
  const left = [...replies];
  let known = facts;
  let now = nowMs;

  function follow(outcome: Outcome<View>): void {
    known = { ...known, ...outcome.patch };
    if (outcome.open) did.push({ opens: outcome.open });
    if (outcome.kind === 'show') {
      views.push(outcome.view);
      if (outcome.then) follow(outcome.then);
    } else if (outcome.kind === 'wait') {
      did.push({ waits: outcome.ms });
      now += outcome.ms;
      follow(outcome.then);
    } else if (outcome.kind === 'checkout') {
      did.push({ checkout: outcome.options });
      follow(outcome.onResult(checkout));
    } else if (outcome.kind === 'call') send(outcome);
    else did.push(outcome);
  }

  function send({ call, request, decision }: Extract<Outcome<View>, { kind: 'call' }>): void {
    const sent = request({ facts: known, origin: 'https://kadam.example', platformTag: 'web', nowMs: now });
    did.push({ call, ...sent });
    const reply = sent ? left.shift() : ({ kind: 'noLead' } as const);
    if (!reply) return;
    const { row, outcome } = decide(
      typeof decision === 'function' ? decision({ nowMs: now }) : decision,
      reply,
      known,
      isRoute,
    );
    did.push(row);
    follow(outcome);
  }

  follow(first);
  return { did, views, facts: known, nowMs: now };
}
