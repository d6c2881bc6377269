import type { Route } from '#contract/routes.ts';
import type { Standing } from '../rules/step-order.ts';
import { isOver, maySave } from '../rules/step-order.ts';
import type { Lead } from '../store/leads.ts';
import { changeLead, leadById, newestLead } from '../store/leads.ts';
import type { BorrowerAct } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';
import { productOf } from './loans.ts';

/** The borrower's lead of that number, or the newest where none is named. */
export async function leadOf({ db, customer }: BorrowerAct, leadID?: number): Promise<Lead> {
  const lead = leadID === undefined ? await newestLead(db, customer.id) : await leadById(db, customer.id, leadID);
  return lead ?? refuse(404, 'We could not find this application.');
}

/** What of a lead decides where its borrower goes on, and what is asked. */
export function standingOf({ customer, persona }: BorrowerAct, lead: Lead): Standing {
  const { name, email, pan, address } = customer;
  const answers = { name, email, ...(pan && { pan }), ...address };
  return { ...lead, leadType: lead.lead_type, customer: { productId: productOf(persona).id, answers } };
}

/** §8 428: refuses a save that comes before its turn, or after the application is over. */
export function demandTurn(act: BorrowerAct, lead: Lead, route: Route): void {
  const standing = standingOf(act, lead);
  if (isOver(standing)) refuse(400, 'This application is over. Nothing more can be changed.');
  if (!maySave(standing, route)) refuse(428, 'Please complete the previous step first.');
}

/** Marks places as done; done twice is done once. */
export function finish({ db }: BorrowerAct, lead: Lead, ...routes: readonly Route[]): Promise<Lead> {
  return changeLead(db, lead, { done: [...new Set([...lead.done, ...routes])] });
}
