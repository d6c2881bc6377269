import type { Route } from '#contract/routes.ts';
import { type Facts, noFacts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import { type Journey, routeOf, type Step } from '#engine/step.ts';
import { skipSteps } from '#engine/visible.ts';
import { journey, steps as journeySteps } from '#schemas/index.ts';
import type { LeadAnswers, Row } from '../store/tables.ts';
import { answersOfLead } from './saved-answers.ts';
import type { LeadStatus } from './underwriting.ts';

/** §4 "Onboarding order": the journey of the schemas, up to the address and after the approval. */
export function orderOf(entries: Journey) {
  const routes = entries.map(routeOf);
  const end = routes.indexOf('/enter-address') + 1;
  const afterApproval: readonly Route[] = [...routes.slice(end), '/emandate', '/bank-list', '/term-condition'];
  return { application: routes.slice(0, end), afterApproval };
}

const allSteps: readonly Step[] = journeySteps;
const order = orderOf(journey);

/** `afterApproval`: without /loan-approval, which the status 'Approved Process' opens. */
export const { application, afterApproval } = order;

/** What the next step of a lead depends on. */
export interface LeadState extends Pick<Row<'leads'>, 'lead_type' | 'status' | 'underwriting' | 'done'> {
  readonly answers?: LeadAnswers;
  /** The product, and the answers stored with the customer. */
  readonly customer?: { readonly productId: number; readonly answers: Answers };
}

type ConditionInput = Pick<LeadState, 'lead_type' | 'answers' | 'customer'>;

/** The facts and answers that conditions read, as the app has them, and the steps that are skipped. */
export function factsOfLead({ lead_type: leadType, answers = {}, customer }: ConditionInput, steps = allSteps) {
  const facts: Facts = {
    ...noFacts,
    leadType,
    repeatCustomer: leadType === 'Repeat Case',
    productId: customer?.productId ?? null,
    answers: { ...customer?.answers, ...answersOfLead(steps, answers) },
  };
  const { skippedRoutes, answers: counted } = skipSteps(steps, facts);
  return { skippedRoutes, facts: { ...facts, answers: counted } };
}

const over: readonly LeadStatus[] = ['Rejected', 'Disbursed', 'Part Payment', 'Closed', 'Settlement'];

/** Whether no step is left. A returning borrower with a closed loan can still confirm the details. */
export function isOver({ lead_type, status }: Pick<LeadState, 'lead_type' | 'status'>): boolean {
  return over.includes(status) && !(status === 'Closed' && lead_type === 'Repeat Case');
}

/** The steps that are asked of a lead, in their order. */
function stepsOf(state: LeadState, steps: readonly Step[], all: typeof order): readonly Route[] {
  const { lead_type, underwriting } = state;
  if (isOver(state)) return [];
  const routes: readonly Route[] = [
    ...all.application,
    ...(lead_type === 'Repeat Case' ? ['/confirm-details' as const] : []),
    ...(underwriting === 'statement' ? ['/finbox' as const] : []),
    ...(underwriting === 'approved' ? all.afterApproval : []),
  ];
  const { skippedRoutes } = factsOfLead(state, steps);
  return routes.filter((route) => !skippedRoutes.includes(route));
}

/**
 * §4 "Next step": the first step that is not done; undefined if the dashboard is next. The details are confirmed again after
 * each closed loan.
 */
export function currentRoute(state: LeadState, steps = allSteps, all = order): Route | undefined {
  const { status, done } = state;
  const isAgain = (route: Route) => status === 'Closed' && route === '/confirm-details';
  return stepsOf(state, steps, all).find((route) => !done.includes(route) || isAgain(route));
}

/** §8 428: whether this step can be saved: all steps before it are done. A done step can be saved again. */
export function maySave(state: LeadState, route: Route, steps = allSteps, all = order): boolean {
  const asked = stepsOf(state, steps, all);
  const before = asked.slice(0, asked.indexOf(route));
  return asked.includes(route) && before.every((earlier) => state.done.includes(earlier));
}
