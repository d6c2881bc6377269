import type { Reply } from '#contract/reply.ts';
import type { Facts } from '#contract/session.ts';
import { decide } from '#engine/decision.ts';
import type { Outcome, RequestContext } from '#engine/outcome.ts';
import { isRoute } from '#schemas/index.ts';
import { knowing } from '#tests/engine/claims.ts';

const origin = 'https://kadam.example';

/** The call that an outcome makes; a wait or a view before it is followed. */
function callIn<View>(outcome: Outcome<View>): Extract<Outcome<View>, { kind: 'call' }> {
  if (outcome.kind === 'call') return outcome;
  if ((outcome.kind === 'wait' || outcome.kind === 'show') && outcome.then) return callIn(outcome.then);
  throw new Error(`The outcome is '${outcome.kind}', which makes no call.`);
}

/** What the outcome's call sends: the call's path and the request. */
export function sentBy<View>(outcome: Outcome<View>, known: Partial<Facts> = {}, nowMs = 0) {
  const { call, request } = callIn(outcome);
  const context: RequestContext = { facts: knowing({ leadID: 48213, ...known }), origin, platformTag: 'web', nowMs };
  return { call: typeof call === 'function' ? 'fetched late' : call.path, ...request(context) };
}

/** The outcome that the call's table makes of a reply. */
export function follow<View>(outcome: Outcome<View>, reply: Reply, known: Partial<Facts> = {}, nowMs = 0) {
  const { decision } = callIn(outcome);
  const table = typeof decision === 'function' ? decision({ nowMs }) : decision;
  return decide(table, reply, knowing({ leadID: 48213, ...known }), isRoute).outcome;
}
