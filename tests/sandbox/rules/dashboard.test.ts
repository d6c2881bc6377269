import { expect, test } from 'vitest';
import { type DashboardState, dashboardCard } from '#sandbox/rules/dashboard.ts';

const loan = { amount: 50_000_00, fee: 1_500_00, net: 48_230_00, due: 51_479_00, repayOn: '2026-03-13' };
const state: DashboardState = {
  status: 'Active',
  route: '/enter-address',
  kycFailed: false,
  feedbackGiven: false,
  today: '2026-03-13',
  loan: undefined,
};
const disbursed = { status: 'Disbursed', route: undefined, loan } as const;

const cards: Record<string, [changes: Partial<DashboardState>, card: object]> = {
  'an application': [{}, { showButton: 'Continue', buttonEnable: true, showStepDashboardMessages: true }],
  'nothing to do': [
    { route: undefined },
    { showButton: false, buttonEnable: false, dashboard_message2: 'We are looking at your application.' },
  ],
  'an approval': [{ status: 'Approved' }, { showButton: 'Continue' }],
  'a rejection': [{ status: 'Rejected' }, { isRejected: true }],
  'a KYC failure': [{ kycFailed: true }, { isKycFailure: true }],
  'an offer': [{ status: 'Approved Process', loan }, { showButton: 'See my offer' }],
  'a loan': [
    disbursed,
    { dashboard_message1: '₹51,479 is due on 13 Mar 2026.', showButton: 'Repay Loan', isFeedbackRequired: true },
  ],
  'a loan with feedback': [{ ...disbursed, feedbackGiven: true }, { isFeedbackRequired: false }],
  'a loan that is partly repaid': [{ ...disbursed, status: 'Part Payment' }, { isFeedbackRequired: false }],
  'a loan that is not known': [{ status: 'Disbursed' }, { showButton: 'Continue' }],
  'an overdue loan': [
    { ...disbursed, today: '2026-03-14' },
    {
      isLoanOverDue: true,
      dashboard_message1: '₹51,479 was due on 13 Mar 2026.',
      dashboard_message2: 'A late payment charge of ₹500 is added.',
    },
  ],
  'a closed loan': [{ status: 'Closed', route: '/confirm-details' }, { showButton: 'Apply again' }],
  'a settled loan': [{ status: 'Settlement', route: undefined }, { dashboard_message1: 'Your last loan is closed.' }],
};
test.for(Object.entries(cards))('%s has its card on the dashboard', ([, [changes, card]]) => {
  expect(dashboardCard({ ...state, ...changes })).toMatchObject(card);
});
