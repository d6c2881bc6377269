import { describe, expect, test } from 'vitest';
import { type DashboardState, dashboardCard, dueNow } from '#sandbox/rules/dashboard.ts';

const loan = { amount: 50_000_00, charges: 1_770_00, due: 51_479_00, repayOn: '2026-03-13' };
const state: DashboardState = {
  status: 'Active',
  route: '/enter-address',
  kycFailed: false,
  contact: false,
  feedbackGiven: false,
  today: '2026-03-13',
  loan: undefined,
};
const card = (changes: Partial<DashboardState>): Record<string, unknown> => dashboardCard({ ...state, ...changes });
const { route: _route, ...withoutRoute } = state;

describe('the dashboard', () => {
  test('has a button while the application is incomplete', () => {
    expect(card({})).toMatchObject({ showButton: 'Continue', buttonEnable: true, showStepDashboardMessages: true });
  });

  test('has no button if there is nothing to do', () => {
    const done = { ...withoutRoute, route: undefined };
    expect(dashboardCard(done)).toMatchObject({ showButton: false, buttonEnable: false });
    expect(card({ ...done, status: 'Approved' })).toMatchObject({
      dashboard_message2: 'We are getting your money ready.',
    });
    expect(card({ status: 'Approved' })).toMatchObject({ showButton: 'Continue' });
  });

  test('shows why the application stops', () => {
    expect(card({ contact: true, status: 'Rejected' })).toMatchObject({ showContactPage: true });
    expect(card({ status: 'Rejected' })).toMatchObject({ isRejected: true });
    expect(card({ kycFailed: true })).toMatchObject({ isKycFailure: true });
    expect(card({ status: 'Approved Process' })).toMatchObject({ showButton: 'See my offer' });
  });

  test('shows what is due and when, and requests feedback once', () => {
    const running = card({ status: 'Disbursed', route: undefined, loan });
    expect(running).toMatchObject({
      dashboard_message1: '₹51,479 is due on 13 Mar 2026.',
      showButton: 'Repay Loan',
      isFeedbackRequired: true,
    });
    expect(card({ status: 'Disbursed', loan, feedbackGiven: true })).toMatchObject({ isFeedbackRequired: false });
    expect(card({ status: 'Part Payment', loan })).toMatchObject({ isFeedbackRequired: false });
    expect(card({ status: 'Disbursed', loan: undefined })).toMatchObject({ showButton: 'Continue' });
  });

  test('has the label of the repayment page in the app', () => {
    expect(card({ status: 'Disbursed', route: '/re-payment', loan })).toMatchObject({ showButton: 'View Repayment' });
  });

  test('adds and shows the late charge after the due date', () => {
    expect(card({ status: 'Disbursed', loan, today: '2026-03-14' })).toMatchObject({
      isLoanOverDue: true,
      dashboard_message1: '₹51,979 was due on 13 Mar 2026.',
      dashboard_message2: 'A late payment charge of ₹500 is added.',
    });
    expect([dueNow(loan, '2026-03-13'), dueNow(loan, '2026-03-14')]).toEqual([51_479_00, 51_979_00]);
  });

  test('offers a new application after a closed loan', () => {
    expect(card({ status: 'Closed', route: '/confirm-details' })).toMatchObject({ showButton: 'Apply again' });
    expect(card({ status: 'Settlement', route: undefined })).toMatchObject({ showButton: false });
  });
});
