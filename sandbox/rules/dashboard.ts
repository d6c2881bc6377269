import type { Route } from '#contract/routes.ts';
import { dayMonthYear } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { formatPaise, price, type Terms } from './loan-arithmetic.ts';
import type { LeadStatus } from './underwriting.ts';

/** Everything the dashboard shows. Amounts in paise. */
export interface DashboardState {
  readonly status: LeadStatus;
  readonly route: Route | undefined;
  readonly kycFailed: boolean;
  readonly feedbackGiven: boolean;
  readonly today: string;
  readonly loan: DashboardLoan | undefined;
}

/** A loan with its next repayment: `due` has the late charge. */
export type DashboardLoan = Pick<Terms, 'amount' | 'fee' | 'net' | 'repayOn'> & { readonly due: number };

type Flag = 'isRejected' | 'isKycFailure' | 'isLoanOverDue';
type Card = readonly [messages: readonly string[], button?: string | undefined, flag?: Flag];

function loanCard(loan: DashboardLoan, today: string): Card {
  const amount = formatPaise(loan.due);
  const date = dayMonthYear(loan.repayOn);
  const button = 'Repay Loan';
  if (today <= loan.repayOn) return [[`${amount} is due on ${date}.`], button];
  const charge = `A late payment charge of ${formatPaise(price.lateCharge)} is added.`;
  return [[`${amount} was due on ${date}.`, charge, 'Pay today to keep your record clean.'], button, 'isLoanOverDue'];
}

function cardOf(state: DashboardState): Card {
  const { status, route, kycFailed, loan, today } = state;
  if (status === 'Rejected')
    return [['We cannot offer you a loan right now.', 'You may apply again later.'], 'Know more', 'isRejected'];
  if (kycFailed) return [['Your PAN and Aadhaar do not match yet.'], 'Continue', 'isKycFailure'];
  if (isBeingRepaid(status) && loan) return loanCard(loan, today);
  if (status === 'Approved Process') return [['Your loan is approved.', 'See your offer and go on.'], 'See my offer'];
  if (status === 'Closed' || status === 'Settlement') return [['Your last loan is closed.'], route && 'Apply again'];
  if (route) return [['Your application is waiting for you.'], 'Continue'];
  return [['We have all we need from you.', 'We are looking at your application.']];
}

/** §3 "Dashboard response": the messages, the label of the button, and the flags. */
export function dashboardCard(state: DashboardState) {
  const [messages, button, flag] = cardOf(state);
  const numbered = messages.map((message, index) => [`dashboard_message${index + 1}`, message]);
  return {
    ...Object.fromEntries(numbered),
    ...(flag && { [flag]: true }),
    showButton: button ?? false,
    buttonEnable: button !== undefined,
    showStepDashboardMessages: state.route !== undefined,
    isFeedbackRequired: state.status === 'Disbursed' && !state.feedbackGiven,
  };
}
