import type { Route } from '#contract/routes.ts';
import type { Step } from '#engine/step.ts';
import { type BorrowerContext, refuse } from '../http/context.ts';
import { productOf } from '../personas.ts';
import { type Body, refusalOf } from '../rules/saved-answers.ts';
import { factsOfLead, isOver, type LeadState, maySave } from '../rules/step-order.ts';
import { changeLead, type Lead, leadById, type NewLead, newestLead } from '../store/borrowers.ts';

/** §8 428. */
export function refuseTooEarly(): never {
  refuse(428, 'Please complete the previous step first.');
}

/** The borrower's lead with this id, or the newest one. */
export async function leadOf({ db, customer }: BorrowerContext, leadID?: number): Promise<Lead> {
  const lead = leadID === undefined ? await newestLead(db, customer.id) : await leadById(db, customer.id, leadID);
  return lead ?? refuse(404, 'We could not find this application.');
}

export function leadStateOf({ customer, persona }: BorrowerContext, lead: Lead): LeadState {
  const { name, email, pan_found: found, address } = customer;
  const answers = { name, email, ...(found && { pan: found.pan_number }), ...address };
  return { ...lead, customer: { productId: productOf(persona).id, answers } };
}

/** §8 428: refuses to save a step before its turn, or after the application is over. */
export function assertStepOrder(ctx: BorrowerContext, lead: Lead, route: Route): void {
  const state = leadStateOf(ctx, lead);
  if (isOver(state)) refuse(400, 'This application is over. Nothing more can be changed.');
  if (!maySave(state, route)) refuseTooEarly();
}

/** §5: refuses answers that break a rule of their step, with the message of the rule. */
export function assertValid(step: Step, body: Body, ctx: BorrowerContext, lead: Lead): void {
  const refusal = refusalOf(step, body, factsOfLead(leadStateOf(ctx, lead)).facts);
  if (refusal) refuse(400, refusal);
}

/** The lead of a request that saves a step. §8 428: refuses a step before its turn. */
export async function leadAt(ctx: BorrowerContext, route: Route, leadID?: number): Promise<Lead> {
  const lead = await leadOf(ctx, leadID);
  assertStepOrder(ctx, lead, route);
  return lead;
}

/** The lead of a request that saves the answers of a step, which must be valid. */
export async function leadWith(ctx: BorrowerContext, step: Step, body: Body, leadID?: number): Promise<Lead> {
  const lead = await leadAt(ctx, step.route, leadID);
  assertValid(step, body, ctx, lead);
  return lead;
}

export function markDone({ db }: BorrowerContext, lead: Lead, route: Route, changes: Partial<NewLead> = {}) {
  return changeLead(db, lead, { ...changes, done: [...new Set([...lead.done, route])] });
}
