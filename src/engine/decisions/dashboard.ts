import type { AnswerOf } from '#contract/call.ts';
import type { dashboardCall } from '#contract/login.ts';
import type { Facts, SessionPatch } from '#contract/session.ts';
import { customerPatch } from '../customer.ts';
import type { DecisionInput } from '../decision.ts';
import { decide, decision } from '../decision.ts';
import type { Report } from '../events.ts';
import { dayOf } from '../events.ts';
import { hasEnded, isBeingRepaid, isNewlyDisbursed, isNews, isOutdated, leadPatch } from '../lead.ts';
import type { Outcome } from '../outcome.ts';
import { go, nextStep, popup, redirect, show, withEvents, withSessionPatch } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { messageOrDefault, sharedRows } from './shared.ts';

export type Dashboard = AnswerOf<typeof dashboardCall>;

/** What the dashboard sets in the session (§6 "A repeat-customer flag"). */
function sessionPatchOf(input: DecisionInput<Dashboard>): SessionPatch {
  const { lead, productId, customer_type, data } = input.body ?? {};
  if (isOutdated(lead?.leadID, input)) return {};
  const isOver = input.facts.leadType === 'Repeat Case' && hasEnded(lead?.status);
  return {
    ...leadPatch(lead?.leadID, input),
    ...(productId && { productId }),
    // Whoever came by a link learns here who they are.
    ...customerPatch(data?.customer_details ?? {}),
    ...((isOver || customer_type === 'Repeat Customer') && { repeatCustomer: true }),
  };
}

/** §4 "Approved fires an analytics event with loan amount, processing fee, net disbursal, repayment date and amount". */
function approved({ body }: DecisionInput<Dashboard>): Report[] {
  const { totalAmount, processingAmount, finalAmount, repayDate, repayAmount } = body?.loanDetails ?? {};
  const data = {
    loan_amount: totalAmount ?? 0,
    processing_fee: processingAmount ?? 0,
    net_disbursal: finalAmount ?? 0,
    repayment_date: dayOf(repayDate),
    repayment_amount: repayAmount ?? 0,
  };
  return [{ event: 'loan_approved', data }];
}

/** §3 "Dashboard response", §4 "Lead statuses": what an answer of the dashboard sets and where it leads. */
export const dashboardRead = decision<Dashboard>({
  title: 'Dashboard',
  section: '§3 Dashboard response, §4 Lead statuses',
  rows: [
    {
      label: 'status other than 1: message',
      when: ({ body }) => (body?.status ?? 1) !== 1,
      then: ({ message }) => popup(messageOrDefault(message)),
    },
    {
      label: 'newly in Approved Process: /loan-approval',
      when: (input) => input.body?.lead?.status === 'Approved Process' && isNews(input.body.lead.leadID, input),
      then: (input) => withSessionPatch({ ...sessionPatchOf(input), isLoanApproved: true }, go('/loan-approval')),
    },
    {
      label: 'newly Approved: event, dashboard',
      when: (input) => input.body?.lead?.status === 'Approved' && isNews(input.body.lead.leadID, input),
      then: (input) =>
        withEvents(
          approved(input),
          withSessionPatch({ ...sessionPatchOf(input), isLoanApproved: true }, show('dashboard')),
        ),
    },
    {
      label: 'newly Disbursed: pixel, dashboard',
      when: (input) => isNewlyDisbursed(input.body?.lead?.status, input.body?.lead?.leadID, input),
      then: (input) =>
        withEvents(
          [{ goal: 'Disbursed' }],
          withSessionPatch({ ...sessionPatchOf(input), isLoanDisbursed: true }, show('dashboard')),
        ),
    },
    {
      label: '200: dashboard',
      when: ({ code }) => code === 200,
      then: (input) => withSessionPatch(sessionPatchOf(input), show('dashboard')),
    },
    ...sharedRows,
  ],
});

const stepRoute = ({ body }: DecisionInput<Dashboard>) => body?.step?.current_route ?? '';

/** §4 "Dashboard button routing, in order". */
export const buttonRouting = decision<Dashboard>({
  title: 'Dashboard button',
  section: '§4 Dashboard button routing',
  rows: [
    {
      label: 'showContactPage: /contact-us',
      when: ({ body }) => body?.showContactPage === true,
      then: () => go('/contact-us'),
    },
    {
      label: 'isRejected: /loan-reject',
      when: ({ body }) => body?.isRejected === true,
      then: () => go('/loan-reject'),
    },
    {
      label: 'step at /pan-verify or /enter-aadhar: goes there',
      when: (input) => ['/pan-verify', '/enter-aadhar'].includes(stepRoute(input)),
      then: (input) => goNamed(stepRoute(input)),
    },
    {
      label: 'Approved Process: /loan-approval',
      when: ({ body }) => body?.lead?.status === 'Approved Process',
      then: () => go('/loan-approval'),
    },
    { label: 'otherwise: next step', when: () => true, then: () => nextStep },
  ],
});

/** Where the button of the get-cash card leads, by the table above. */
export function dashboardButton(dashboard: Dashboard, facts: Facts): Outcome {
  return decide(buttonRouting, { kind: 'answered', statusCode: 200, message: '', body: dashboard }, facts).outcome;
}

const repayLabel = 'Repay Loan';

/** decisions.md §3 "showButton": its text, or our own label where it is true; undefined hides the button. */
export function buttonLabel({ showButton, lead }: Dashboard): string | undefined {
  if (showButton !== true) return showButton || undefined;
  return isBeingRepaid(lead?.status) ? repayLabel : 'Continue';
}

/** §4 "Repayment card": 'Repay Loan' opens the external payment page, any other label goes to the step's route. */
export function repaymentButton(dashboard: Dashboard, repaymentUrl: string): Outcome {
  if (buttonLabel(dashboard) === repayLabel) return redirect(repaymentUrl);
  const route = dashboard.step?.current_route;
  return route ? goNamed(route) : nextStep;
}
