import type { Reply } from '#contract/reply.ts';
import type { Facts } from '#contract/session.ts';
import { decide } from '#engine/decision.ts';
import type { CheckoutResult, Outcome } from '#engine/outcome.ts';
import { isRoute } from '#schemas/index.ts';
import { factsWith } from '#tests/engine/claims.ts';

// Follows the outcomes of a flow without time or network: the calls that it makes, and what it does with the replies.

type CallOutcome<View> = Extract<Outcome<View>, { kind: 'call' }>;

/** A call made with these facts at this time: its request, and a function that decides on a reply. */
function callAt<View>({ call, request, decision }: CallOutcome<View>, facts: Facts, nowMs: number) {
  const table = typeof decision === 'function' ? decision(nowMs) : decision;
  return {
    call,
    request: request({ facts, origin: 'https://kadam.example', platformTag: 'web' }),
    decides: (reply: Reply) => decide(table, reply, facts, isRoute).outcome,
  };
}

/** The call that an outcome makes, at once or after a view or a wait: its request, and the outcome of a reply to it. */
export function madeCall<View>(outcome: Outcome<View>, known: Partial<Facts> = {}) {
  if ((outcome.kind === 'show' || outcome.kind === 'wait') && outcome.then) return madeCall(outcome.then, known);
  if (outcome.kind !== 'call') throw new Error(`The outcome is '${outcome.kind}', which makes no call.`);
  const { call, request, decides } = callAt(outcome, factsWith(known), 0);
  return { call, request, atLeastMs: outcome.atLeastMs, reply: decides };
}

interface Scene {
  readonly facts: Facts;
  /** The replies to the calls in turn; a call without a reply ends the flow. */
  readonly replies: readonly Reply[];
  readonly checkout?: CheckoutResult;
  readonly nowMs?: number;
}

/**
 * Follows a flow as the runner does. Returns its views, its facts and its time at the end, and in `did` its calls with
 * their requests, its waits, and the outcome that ended it.
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

  function send(outcome: CallOutcome<View>): void {
    const { call, request, decides } = callAt(outcome, known, now);
    did.push({ call, ...request });
    const reply = request ? left.shift() : ({ kind: 'noLead' } as const);
    if (!reply) return;
    follow(decides(reply));
  }

  follow(first);
  return { did, views, facts: known, nowMs: now };
}
