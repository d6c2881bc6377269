import { describe, expect, test } from 'vitest';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import {
  buttonLabel,
  buttonRouting,
  dashboardButton,
  dashboardRead,
  productRead,
  repaymentButton,
} from '#engine/decisions/dashboard.ts';
import { nextStepDecision } from '#engine/decisions/next-step.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import {
  answered,
  answeredAt,
  asksNextStep,
  goes,
  leavesFor,
  newApplication,
  noAnswerClaims,
  nobody,
  proves,
  refused,
  sharedClaims,
  shows,
  tells,
} from '#tests/engine/claims.ts';

const ended = [
  'Closed',
  'Bank Update Rejected',
  'Rejected',
  'Not Required',
  'Not Interested',
  'Rejected Process',
  'Not Required Process',
  'Not Eligible',
  'Settlement',
];
const running = ['Approved', 'Disbursed', 'Part Payment', 'Active'];
const unknownRoute = tells('The next screen could not be opened. Your answers are kept.', { then: goes('/dashboard') });

const step = (current_route: string) => ({ step: { current_route } });
const toStep = '200: step.current_route after 100 ms';
const noStep = '200 with no step: /dashboard';
const news = 'newly in Approved Process: /loan-approval';
const approval = (remember: object) => goes('/loan-approval', { remember: { isLoanApproved: true, ...remember } });

proves(nextStepDecision, [
  { row: news, on: answered({ data: { status: 'Approved Process', ...step('/gender') } }), outcome: approval({}) },
  {
    row: news,
    on: answered({ data: { status: 'Approved Process', leadID: 2 } }),
    facts: { leadID: 1, isLoanApproved: true },
    outcome: approval({ leadID: 2, ...newApplication, isLoanApproved: true }),
  },
  {
    row: toStep,
    on: answeredAt(7, { data: { leadID: 2, ...step('/gender') } }),
    facts: { leadID: 1, leadOrder: 6, isLoanApproved: true },
    outcome: goes('/gender', { search: {}, remember: { leadID: 2, leadOrder: 7, ...newApplication } }),
  },
  {
    row: toStep,
    on: answeredAt(3, { data: { leadID: 2, ...step('/gender') } }),
    outcome: goes('/gender', { search: {}, remember: { leadID: 2, leadOrder: 3 } }),
  },
  {
    row: toStep,
    on: answeredAt(5, { data: { leadID: 2, leadType: 'Repeat Case', status: 'Approved Process', ...step('/gender') } }),
    facts: { leadID: 1, leadOrder: 6 },
    outcome: goes('/gender', { search: {} }),
  },
  {
    row: toStep,
    on: answered({ data: { status: 'Approved Process', leadID: 1, ...step('/bank-list') } }),
    facts: { leadID: 1, isLoanApproved: true },
    outcome: goes('/bank-list', { search: {}, remember: { leadID: 1 } }),
  },
  { row: noStep, on: answered({ data: null }), outcome: goes('/dashboard') },
  { row: noStep, on: answered({ data: { step: null } }), outcome: goes('/dashboard') },
  { row: noStep, on: answered({ data: step('') }), outcome: goes('/dashboard') },
  {
    row: toStep,
    on: answered({
      data: {
        ...step('/enter-name'),
        customer: { name: 'Meera Joshi' },
        leadID: 48213,
        leadType: 'New Case',
        status: 'Closed',
      },
    }),
    outcome: goes('/enter-name', {
      search: {},
      remember: { leadID: 48213, leadType: 'New Case', userName: 'Meera Joshi' },
    }),
  },
  ...ended.map((status) => ({
    row: toStep,
    on: answered({ data: { ...step('/confirm-details'), leadType: 'Repeat Case', status } }),
    outcome: goes('/confirm-details', { search: {}, remember: { leadType: 'Repeat Case', repeatCustomer: true } }),
  })),
  ...running.map((status) => ({
    row: toStep,
    on: answered({ data: { ...step('/home'), leadType: 'Repeat Case', status } }),
    outcome: goes('/home', { search: {}, remember: { leadType: 'Repeat Case' } }),
  })),
  {
    row: toStep,
    on: answered({ data: step('/finbox?url=https%3A%2F%2Fbank.example%2F%3Fa%3D1') }),
    outcome: goes('/finbox', { search: { url: 'https://bank.example/?a=1' } }),
  },
  { row: toStep, on: answered({ data: step('/no-such-step') }), outcome: unknownRoute },
  { row: toStep, on: answered({ data: step('https://evil.example/gender') }), outcome: unknownRoute },
  ...noAnswerClaims(),
  {
    row: 'other than 200: the returned message',
    on: refused(428, 'Finish PAN first'),
    outcome: tells('Finish PAN first'),
  },
  { row: 'other than 200: the returned message', on: refused(500, 'Down'), outcome: tells('Down') },
]);

const dashboard = (body: Dashboard) => answered<Dashboard>({ status: 1, ...body });
const loanDetails = {
  totalAmount: 50000,
  processingAmount: 1500,
  finalAmount: 48230,
  repayDate: '2026-03-13',
  repayAmount: 51479,
};
const amounts = {
  loan_amount: 50000,
  processing_fee: 1500,
  net_disbursal: 48230,
  repayment_date: '2026-03-13',
  repayment_amount: 51479,
} as const;
const newlyApproved = 'newly Approved: event, dashboard';

proves(dashboardRead, [
  {
    row: '200: dashboard',
    on: dashboard({ data: { customer_details: { name: 'Meera Joshi', customerID: '70012' } } }),
    outcome: { ...shows('dashboard'), remember: { userName: 'Meera Joshi', customerID: '70012' } },
  },
  {
    row: 'status other than 1: message',
    on: answered<Dashboard>({ status: 0 }, 'No application found'),
    outcome: tells('No application found'),
  },
  {
    row: news,
    on: dashboard({ lead: { leadID: 48213, status: 'Approved Process' } }),
    outcome: approval({ leadID: 48213 }),
  },
  {
    row: newlyApproved,
    on: dashboard({ lead: { status: 'Approved' }, loanDetails }),
    outcome: {
      ...shows('dashboard'),
      remember: { isLoanApproved: true },
      report: [{ event: 'loan_approved', data: amounts }],
    },
  },
  {
    row: '200: dashboard',
    on: dashboard({ lead: { status: 'Approved' }, loanDetails }),
    facts: { isLoanApproved: true },
    outcome: shows('dashboard'),
  },
  {
    row: 'newly Disbursed: pixel, dashboard',
    on: dashboard({ lead: { status: 'Disbursed' } }),
    outcome: { ...shows('dashboard'), remember: { isLoanDisbursed: true }, report: [{ goal: 'Disbursed' }] },
  },
  {
    row: '200: dashboard',
    on: dashboard({ lead: { status: 'Disbursed' } }),
    facts: { isLoanDisbursed: true },
    outcome: shows('dashboard'),
  },
  ...['Approved Process', 'Approved', 'Disbursed'].map((status) => ({
    row: '200: dashboard',
    on: answeredAt<Dashboard>(5, { status: 1, lead: { leadID: 2, status }, productId: 2 }),
    facts: { leadID: 1, leadOrder: 6 },
    outcome: shows('dashboard'),
  })),
  {
    row: '200: dashboard',
    on: answeredAt<Dashboard>(5, { status: 1, lead: { leadID: 1 }, productId: 2 }),
    facts: { leadID: 1, leadOrder: 6 },
    outcome: { ...shows('dashboard'), remember: { leadID: 1, leadOrder: 6, productId: 2 } },
  },
  {
    row: '200: dashboard',
    on: answered<Dashboard>({
      lead: { leadID: 48213, status: 'Active' },
      productId: 2,
      customer_type: 'Repeat Customer',
      data: { customer_details: { name: 'Meera Joshi' } },
    }),
    outcome: {
      ...shows('dashboard'),
      remember: { leadID: 48213, productId: 2, userName: 'Meera Joshi', repeatCustomer: true },
    },
  },
  {
    row: '200: dashboard',
    on: dashboard({ lead: { status: 'Closed' } }),
    facts: { leadType: 'Repeat Case' },
    outcome: { ...shows('dashboard'), remember: { repeatCustomer: true } },
  },
  { row: '200: dashboard', on: dashboard({ lead: { status: 'Closed' } }), outcome: shows('dashboard') },
  ...sharedClaims(),
]);

proves(productRead, [
  {
    row: '200: its product is kept',
    on: dashboard({ productId: 1 }),
    outcome: { ...shows('product'), remember: { productId: 1 } },
  },
  { row: '200: its product is kept', on: answered<Dashboard>({}), outcome: shows('product') },
  { row: 'status other than 1: message', on: answered<Dashboard>({ status: 0 }, 'Gone'), outcome: tells('Gone') },
  ...sharedClaims(),
]);

const everything = { showContactPage: true, isRejected: true, ...step('/pan-verify') };
const inProcess = { lead: { status: 'Approved Process' } };

proves(buttonRouting, [
  { row: 'showContactPage: /contact-us', on: dashboard({ ...everything, ...inProcess }), outcome: goes('/contact-us') },
  {
    row: 'isRejected: /loan-reject',
    on: dashboard({ ...everything, ...inProcess, showContactPage: false }),
    outcome: goes('/loan-reject'),
  },
  ...(['/pan-verify', '/enter-aadhar'] as const).map((route) => ({
    row: 'step at /pan-verify or /enter-aadhar: goes there',
    on: dashboard({ ...inProcess, ...step(route) }),
    outcome: goes(route, { search: {} }),
  })),
  {
    row: 'Approved Process: /loan-approval',
    on: dashboard({ ...inProcess, ...step('/gender') }),
    outcome: goes('/loan-approval'),
  },
  { row: 'otherwise: next step', on: dashboard({ lead: { status: 'Approved' } }), outcome: asksNextStep },
]);

describe('the buttons of the dashboard', () => {
  test('the get-cash card routes by its table', () => {
    expect(dashboardButton({ isRejected: true }, nobody)).toEqual(goes('/loan-reject'));
  });

  test.each([
    [{ showButton: 'Apply Now' }, 'Apply Now'],
    [{ showButton: true, lead: { status: 'Active' } }, 'Continue'],
    [{ showButton: true, lead: { status: 'Disbursed' } }, 'Repay Loan'],
    [{ showButton: true, lead: { status: 'Part Payment' } }, 'Repay Loan'],
    [{ showButton: false }, undefined],
    [{ showButton: '' }, undefined],
    [{}, undefined],
  ])('%o is labelled %s', (answer: Dashboard, label) => {
    expect(buttonLabel(answer)).toBe(label);
  });

  test("'Repay Loan' opens the payment page", () => {
    expect(repaymentButton({ showButton: 'Repay Loan', ...step('/gender') }, '/pay')).toEqual(leavesFor('/pay'));
  });

  test("any other label goes to the step's route, or asks for it", () => {
    expect(repaymentButton({ showButton: 'Continue', ...step('/my-loan') }, '/pay')).toEqual(
      goes('/my-loan', { search: {} }),
    );
    expect(repaymentButton({ showButton: 'Continue' }, '/pay')).toEqual(asksNextStep);
  });

  test.each([...ended, ...running])('%s gets the repayment card only while it is being repaid', (status) => {
    expect(isBeingRepaid(status)).toBe(['Disbursed', 'Part Payment'].includes(status));
  });
});
