import type { Route } from '#contract/routes.ts';
import { dayMonthYear } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { formatPaise, price } from './loan-arithmetic.ts';
import { lateChargeOn } from './repayment.ts';
import type { LeadStatus } from './underwriting.ts';

/** Everything the dashboard shows. Amounts in paise. */
export interface DashboardState {
  readonly status: LeadStatus;
  readonly route: Route | undefined;
  readonly kycFailed: boolean;
  readonly contact: boolean;
  readonly feedbackGiven: boolean;
  readonly today: string;
  readonly loan: DashboardLoan | undefined;
}

export interface DashboardLoan {
  readonly amount: number;
  readonly charges: number;
  readonly paidOut: number;
  readonly due: number;
  readonly repayOn: string;
}

interface Card {
  readonly messages: readonly string[];
  readonly button?: string;
  readonly flag?: 'isRejected' | 'showContactPage' | 'isKycFailure' | 'isLoanOverDue';
}

/** The amount due, with the late charge (§9). */
export const dueNow = ({ due, repayOn }: Pick<DashboardLoan, 'due' | 'repayOn'>, today: string): number =>
  due + lateChargeOn(repayOn, today);

function loanCard(loan: DashboardLoan, { today, route }: DashboardState): Card {
  const amount = formatPaise(dueNow(loan, today));
  const date = dayMonthYear(loan.repayOn);
  const button = route ? 'View Repayment' : 'Repay Loan';
  if (today <= loan.repayOn) return { messages: [`${amount} is due on ${date}.`], button };
  const charge = `A late payment charge of ${formatPaise(price.lateCharge)} is added.`;
  const messages = [`${amount} was due on ${date}.`, charge, 'Pay today to keep your record clean.'];
  return { messages, button, flag: 'isLoanOverDue' };
}

function cardOf(state: DashboardState): Card {
  const { status, route, contact, kycFailed, loan } = state;
  if (contact) {
    const messages = ['We need to talk to you.', 'Please call us or write to us.'];
    return { messages, button: 'Contact us', flag: 'showContactPage' };
  }
  if (status === 'Rejected') {
    const messages = ['We cannot offer you a loan right now.', 'You may apply again later.'];
    return { messages, button: 'Know more', flag: 'isRejected' };
  }
  if (kycFailed) {
    const messages = ['Your PAN and Aadhaar do not match yet.'];
    return { messages, button: 'Continue', flag: 'isKycFailure' };
  }
  if (isBeingRepaid(status) && loan) return loanCard(loan, state);
  if (status === 'Approved Process') {
    return { messages: ['Your loan is approved.', 'See your offer and go on.'], button: 'See my offer' };
  }
  if (status === 'Closed' || status === 'Settlement') {
    return { messages: ['Your last loan is closed.'], ...(route && { button: 'Apply again' }) };
  }
  const isApproved = status === 'Approved';
  if (route) {
    const message = isApproved ? 'A few details are left.' : 'Your application is waiting for you.';
    return { messages: [message], button: 'Continue' };
  }
  const message = isApproved ? 'We are getting your money ready.' : 'We are looking at your application.';
  return { messages: ['We have all we need from you.', message] };
}

/** §3 "Dashboard response": the messages, the label of the button, and the flags. */
export function dashboardCard(state: DashboardState) {
  const { messages, button, flag } = cardOf(state);
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
