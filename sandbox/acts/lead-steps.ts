import type { Route } from '#contract/routes.ts';
import { isOver, maySave } from '../rules/step-order.ts';
import type { Lead } from '../store/leads.ts';
import { changeLead, leadById, newestLead } from '../store/leads.ts';
import type { BorrowerAct } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** The borrower's lead of that number, or the newest where none is named. */
export async function leadOf({ db, customer }: BorrowerAct, leadID?: number): Promise<Lead> {
  const lead = leadID === undefined ? await newestLead(db, customer.id) : await leadById(db, customer.id, leadID);
  return lead ?? refuse(404, 'We could not find this application.');
}

/** §8 428: refuses a save that comes before its turn, or after the application is over. */
export function demandTurn(lead: Lead, route: Route): void {
  const standing = { ...lead, leadType: lead.lead_type };
  if (isOver(standing)) refuse(400, 'This application is over. Nothing more can be changed.');
  if (!maySave(standing, route)) refuse(428, 'Please complete the previous step first.');
}

/** Marks places as done; done twice is done once. */
export function finish({ db }: BorrowerAct, lead: Lead, ...routes: readonly Route[]): Promise<Lead> {
  return changeLead(db, lead, { done: [...new Set([...lead.done, ...routes])] });
}
