import type { Route } from '#contract/routes.ts';
import { dayMonthYear, rupees } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import type { LeadStatus } from './lead.ts';
import { inRupees, price } from './loan-arithmetic.ts';

/** All that the dashboard is drawn from. Amounts in paise. */
export interface Picture {
  readonly status: LeadStatus;
  readonly route: Route | undefined;
  readonly kycFailed: boolean;
  /** The borrower must speak to a person. */
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
  readonly flags?: { readonly [flag in 'isRejected' | 'showContactPage' | 'isKycFailure' | 'isLoanOverDue']?: true };
}

/** What is still to pay: after the repayment date the late charge comes on top (§9). */
export function dueNow(loan: Pick<DashboardLoan, 'due' | 'repayOn'>, today: string): number {
  return today > loan.repayOn ? loan.due + price.lateCharge : loan.due;
}

function runningCard(loan: DashboardLoan, { today, route }: Picture): Card {
  const amount = rupees(inRupees(dueNow(loan, today)));
  const on = dayMonthYear(loan.repayOn);
  const button = route ? 'View Repayment' : 'Repay Loan';
  if (today <= loan.repayOn) return { messages: [`${amount} is due on ${on}.`], button };
  const charge = `A late payment charge of ${rupees(inRupees(price.lateCharge))} is added.`;
  return {
    messages: [`${amount} was due on ${on}.`, charge, 'Pay today to keep your record clean.'],
    button,
    flags: { isLoanOverDue: true },
  };
}

/** What the dashboard says, read from the top: the first that speaks. */
const cards: readonly ((picture: Picture) => Card | false | undefined)[] = [
  ({ contact }) =>
    contact && {
      messages: ['We need to talk to you.', 'Please call us or write to us.'],
      button: 'Contact us',
      flags: { showContactPage: true },
    },
  ({ status }) =>
    status === 'Rejected' && {
      messages: ['We cannot offer you a loan right now.', 'You may apply again later.'],
      button: 'Know more',
      flags: { isRejected: true },
    },
  ({ kycFailed }) =>
    kycFailed && {
      messages: ['Your PAN and Aadhaar do not match yet.'],
      button: 'Continue',
      flags: { isKycFailure: true },
    },
  (picture) => isBeingRepaid(picture.status) && picture.loan && runningCard(picture.loan, picture),
  ({ status }) =>
    status === 'Approved Process' && {
      messages: ['Your loan is approved.', 'See your offer and go on.'],
      button: 'See my offer',
    },
  ({ status, route }) =>
    (status === 'Closed' || status === 'Settlement') && {
      messages: ['Your last loan is closed.'],
      ...(route && { button: 'Apply again' }),
    },
  ({ status, route }) =>
    status === 'Approved' &&
    !route && { messages: ['We have all we need from you.', 'We are getting your money ready.'] },
  ({ status }) => status === 'Approved' && { messages: ['A few details are left.'], button: 'Continue' },
  ({ route }) => !route && { messages: ['We have all we need from you.', 'We are looking at your application.'] },
];
const waiting: Card = { messages: ['Your application is waiting for you.'], button: 'Continue' };

/** §3 "Dashboard response": what is said, what the button is called, and which flags stand. */
export function dashboardCard(picture: Picture) {
  const { messages, button, flags } = cards.map((card) => card(picture)).find((card) => card) || waiting;
  const said = messages.map((message, index) => [`dashboard_message${index + 1}`, message]);
  return {
    ...Object.fromEntries(said),
    ...flags,
    showButton: button ?? false,
    buttonEnable: button !== undefined,
    showStepDashboardMessages: picture.route !== undefined,
    isFeedbackRequired: picture.status === 'Disbursed' && !picture.feedbackGiven,
  };
}
