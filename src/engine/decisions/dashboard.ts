import type { AnswerOf } from '#contract/call.ts';
import type { dashboardCall } from '#contract/login.ts';
import type { Facts, Remembered } from '#contract/session.ts';
import { customerPatch } from '../customer.ts';
import type { Heard } from '../decision.ts';
import { decide, decision } from '../decision.ts';
import type { Report } from '../events.ts';
import { dayOf } from '../events.ts';
import { hasEnded, isBeingRepaid, isNewlyDisbursed, isNews, isOutdated, leadLearned } from '../lead.ts';
import type { Outcome } from '../outcome.ts';
import { go, leave, nextStep, popup, remembering, reporting, show } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { said, sharedRows } from './shared.ts';

export type Dashboard = AnswerOf<typeof dashboardCall>;

/** What the dashboard sets in the session (§6 "A repeat-customer flag"). */
function learned(heard: Heard<Dashboard>): Remembered {
  const { lead, productId, customer_type, data } = heard.body ?? {};
  if (isOutdated(lead?.leadID, heard)) return {};
  const isOver = heard.facts.leadType === 'Repeat Case' && hasEnded(lead?.status);
  return {
    ...leadLearned(lead?.leadID, heard),
    ...(productId && { productId }),
    // Whoever came by a link learns here who they are.
    ...customerPatch(data?.customer_details ?? {}),
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
      (heard) => heard.body?.lead?.status === 'Approved Process' && isNews(heard.body.lead.leadID, heard),
      (heard) => remembering({ ...learned(heard), isLoanApproved: true }, go('/loan-approval')),
    ],
    [
      'newly Approved: event, dashboard',
      (heard) => heard.body?.lead?.status === 'Approved' && isNews(heard.body.lead.leadID, heard),
      (heard) =>
        reporting(approved(heard), remembering({ ...learned(heard), isLoanApproved: true }, show('dashboard'))),
    ],
    [
      'newly Disbursed: pixel, dashboard',
      (heard) => isNewlyDisbursed(heard.body?.lead?.status, heard.body?.lead?.leadID, heard),
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

/** §4 "E-mandate" goes by the product: whoever came by a link, or to a new lead, learns it from the dashboard. */
export const productRead = decision<Dashboard>({
  title: 'Product',
  section: '§4 E-mandate',
  rows: [
    [
      '200: its product is kept',
      ({ code, body }) => code === 200 && (body?.status ?? 1) === 1,
      ({ body }) => remembering(body?.productId ? { productId: body.productId } : {}, show('product')),
    ],
    ['status other than 1: message', ({ code }) => code === 200, ({ message }) => popup(said(message))],
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
