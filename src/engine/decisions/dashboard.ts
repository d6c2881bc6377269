import type { AnswerOf } from '#contract/call.ts';
import type { dashboardCall } from '#contract/login.ts';
import type { Facts, Remembered } from '#contract/session.ts';
import type { Heard } from '../decision.ts';
import { decide, decision } from '../decision.ts';
import type { Report } from '../events.ts';
import { dayOf } from '../events.ts';
import { hasEnded, isBeingRepaid, isNewlyDisbursed, isNews, leadLearned } from '../lead.ts';
import type { Outcome } from '../outcome.ts';
import { go, leave, nextStep, popup, remembering, reporting, show } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { said, sharedRows } from './shared.ts';

export type Dashboard = AnswerOf<typeof dashboardCall>;

/** What the dashboard sets in the session (§6 "A repeat-customer flag"). */
function learned({ body, facts }: Heard<Dashboard>): Remembered {
  const { lead, productId, customer_type, data } = body ?? {};
  const { name, customerID } = data?.customer_details ?? {};
  const isOver = facts.leadType === 'Repeat Case' && hasEnded(lead?.status);
  return {
    ...leadLearned(lead?.leadID, facts),
    ...(productId && { productId }),
    ...(name && { userName: name }),
    // Whoever came by a link has not been told who they are.
    ...(customerID && { customerID }),
    ...((isOver || customer_type === 'Repeat Customer') && { repeatCustomer: true }),
  };
}

/** §4 "Approved fires an analytics event with loan amount, processing fee, net disbursal, repayment date and amount". */
function approved({ body }: Heard<Dashboard>): Report[] {
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
    ['status other than 1: message', ({ body }) => (body?.status ?? 1) !== 1, ({ message }) => popup(said(message))],
    [
      'newly in Approved Process: /loan-approval',
      ({ body, facts }) => body?.lead?.status === 'Approved Process' && isNews(body.lead.leadID, facts),
      (heard) => remembering({ ...learned(heard), isLoanApproved: true }, go('/loan-approval')),
    ],
    [
      'newly Approved: event, dashboard',
      ({ body, facts }) => body?.lead?.status === 'Approved' && isNews(body.lead.leadID, facts),
      (heard) =>
        reporting(approved(heard), remembering({ ...learned(heard), isLoanApproved: true }, show('dashboard'))),
    ],
    [
      'newly Disbursed: pixel, dashboard',
      ({ body, facts }) => isNewlyDisbursed(body?.lead?.status, body?.lead?.leadID, facts),
      (heard) =>
        reporting(
          [{ goal: 'Disbursed' }],
          remembering({ ...learned(heard), isLoanDisbursed: true }, show('dashboard')),
        ),
    ],
    ['200: dashboard', ({ code }) => code === 200, (heard) => remembering(learned(heard), show('dashboard'))],
    ...sharedRows,
  ],
});

const stepRoute = ({ body }: Heard<Dashboard>) => body?.step?.current_route ?? '';

/** §4 "Dashboard button routing, in order". */
export const buttonRouting = decision<Dashboard>({
  title: 'Dashboard button',
  section: '§4 Dashboard button routing',
  rows: [
    ['showContactPage: /contact-us', ({ body }) => body?.showContactPage === true, () => go('/contact-us')],
    ['isRejected: /loan-reject', ({ body }) => body?.isRejected === true, () => go('/loan-reject')],
    [
      'step at /pan-verify or /enter-aadhar: goes there',
      (heard) => ['/pan-verify', '/enter-aadhar'].includes(stepRoute(heard)),
      (heard) => goNamed(stepRoute(heard)),
    ],
    [
      'Approved Process: /loan-approval',
      ({ body }) => body?.lead?.status === 'Approved Process',
      () => go('/loan-approval'),
    ],
    ['otherwise: next step', () => true, () => nextStep],
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
  if (buttonLabel(dashboard) === repayLabel) return leave(repaymentUrl);
  const route = dashboard.step?.current_route;
  return route ? goNamed(route) : nextStep;
}
