import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { askedOf } from '#engine/visible.ts';
import { journey, steps as journeySteps } from '#schemas/index.ts';
import type { LeadAnswers } from '../store/columns.ts';
import type { Judgement, LeadStatus, LeadType } from './lead.ts';
import { answersOfLead } from './saved-answers.ts';

/** §4 "Onboarding order": the journey of the schemas, up to the address and after it. */
export function orderOf(places: readonly (Step | Route)[]) {
  const routes = places.map((place) => (typeof place === 'string' ? place : place.route));
  const asked = routes.indexOf('/enter-address') + 1;
  const afterApproval: readonly Route[] = [...routes.slice(asked), '/emandate', '/bank-list', '/term-condition'];
  return { application: routes.slice(0, asked), afterApproval };
}

const allSteps: readonly Step[] = journeySteps;
const order = orderOf(journey);
export const application: readonly Route[] = order.application;

/** Where the sandbox goes on from there. /loan-approval is no place of its own: the status 'Approved Process' opens it. */
export const { afterApproval } = order;

/** What of a lead decides where it goes on. */
export interface Standing {
  readonly leadType: LeadType;
  readonly status: LeadStatus;
  readonly judgement: Judgement;
  readonly done: readonly Route[];
  /** What was answered so far, under the keys it came by. */
  readonly answers?: LeadAnswers;
  /** What else conditions may ask for: the product, and the answers that are kept with the customer. */
  readonly customer?: { readonly productId: number; readonly answers: Answers };
}

type Asking = Pick<Standing, 'leadType' | 'answers' | 'customer'>;

/** What conditions read of a lead, as the client knows it: its facts, with the answers that count. */
export function factsOfLead({ leadType, answers = {}, customer }: Asking, steps = allSteps) {
  const facts: Facts = {
    ...emptyUserSession,
    ...emptyDraft,
    loggedIn: true,
    leadType,
    repeatCustomer: leadType === 'Repeat Case',
    productId: customer?.productId ?? null,
    answers: { ...customer?.answers, ...answersOfLead(steps, answers) },
  };
  const { unasked, answers: counted } = askedOf(steps, facts);
  return { unasked, facts: { ...facts, answers: counted } };
}

const over: readonly LeadStatus[] = ['Rejected', 'Disbursed', 'Part Payment', 'Closed', 'Settlement'];

/** Whether nothing more is asked. A closed loan is where a returning borrower begins: it still asks for the details. */
export function isOver({ leadType, status }: Pick<Standing, 'leadType' | 'status'>): boolean {
  return over.includes(status) && !(status === 'Closed' && leadType === 'Repeat Case');
}

/** The places of a lead, without the steps that it is not asked. */
function wholeOrder(standing: Standing, steps = allSteps, all = order): readonly Route[] {
  const { unasked } = factsOfLead(standing, steps);
  return placesOf(standing, all).filter((route) => !unasked.includes(route));
}

function placesOf(
  { leadType, status, judgement, done }: Standing,
  { application, afterApproval }: typeof order,
): readonly Route[] {
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
export function currentRoute(standing: Standing, steps = allSteps, all = order): Route | undefined {
  return wholeOrder(standing, steps, all).find((route) => !standing.done.includes(route));
}

/** §8 428: whether a save of this place is in order: everything before it is done. Saving an earlier place again is. */
export function maySave(standing: Standing, route: Route, steps = allSteps): boolean {
  const order = wholeOrder(standing, steps);
  const place = order.indexOf(route);
  if (place === -1) return false;
  return order.slice(0, place).every((before) => standing.done.includes(before));
}
