import type { Facts } from '#contract/session.ts';
import type { Step } from '#engine/step.ts';
import type { Body } from '../rules/saved-answers.ts';
import { answersIn, brokenRule } from '../rules/saved-answers.ts';
import { factsOfLead } from '../rules/step-order.ts';
import type { Lead } from '../store/leads.ts';
import type { BorrowerAct } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';
import { standingOf } from './lead-steps.ts';

function factsOf(act: BorrowerAct, lead: Lead): Facts {
  const { mobile, name } = act.customer;
  return { ...factsOfLead(standingOf(act, lead)).facts, mobile, userName: name, leadID: lead.id };
}

/** §5: refuses a body whose answers break a rule of the step that asks for them, with that rule's message. */
export function demandRules(step: Step, body: Body, act: BorrowerAct, lead: Lead): void {
  const facts = factsOf(act, lead);
  const broken = brokenRule(step, answersIn(step, body), facts);
  if (broken) refuse(400, broken);
}
