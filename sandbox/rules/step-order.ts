import type { Route } from '#contract/routes.ts';
import { journey } from '#schemas/index.ts';
import type { Judgement, LeadStatus, LeadType } from './lead.ts';

/** §4 "Onboarding order": the journey of the schemas, up to the address and after it. */
const routes: readonly Route[] = journey.map((place) => (typeof place === 'string' ? place : place.route));
const asked = routes.indexOf('/enter-address') + 1;
export const application: readonly Route[] = routes.slice(0, asked);

/** Where the lender goes on from there. /loan-approval is no place of its own: the status 'Approved Process' opens it. */
export const afterApproval: readonly Route[] = [...routes.slice(asked), '/emandate', '/bank-list', '/term-condition'];

/** What of a lead decides where it goes on. */
export interface Standing {
  readonly leadType: LeadType;
  readonly status: LeadStatus;
  readonly judgement: Judgement;
  readonly done: readonly Route[];
}

const over: readonly LeadStatus[] = ['Rejected', 'Disbursed', 'Part Payment', 'Closed', 'Settlement'];

/** Whether nothing more is asked. A closed loan is where a returning borrower begins: it still asks for the details. */
export function isOver({ leadType, status }: Pick<Standing, 'leadType' | 'status'>): boolean {
  return over.includes(status) && !(status === 'Closed' && leadType === 'Repeat Case');
}

function wholeOrder({ leadType, status, judgement, done }: Standing): readonly Route[] {
  if (isOver({ leadType, status })) return [];
  if (status === 'Closed') return [...application, '/confirm-details'];
  const statement = judgement === 'statement' || done.includes('/finbox');
  return [
    ...application,
    ...(leadType === 'Repeat Case' ? ['/confirm-details' as const] : []),
    ...(statement ? ['/finbox' as const] : []),
    ...(judgement === 'approved' ? afterApproval : []),
  ];
}

/** §4 "Next step": the first place not done yet; none where the dashboard is next. */
export function currentRoute(standing: Standing): Route | undefined {
  return wholeOrder(standing).find((route) => !standing.done.includes(route));
}

/** §8 428: whether a save of this place is in order: everything before it is done. Saving an earlier place again is. */
export function maySave(standing: Standing, route: Route): boolean {
  const order = wholeOrder(standing);
  const place = order.indexOf(route);
  if (place === -1) return false;
  return order.slice(0, place).every((before) => standing.done.includes(before));
}
