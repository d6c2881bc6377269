import { newApplication } from '#contract/session.ts';
import { type Dashboard, dashboardRead } from '#engine/decisions/dashboard.ts';
import { nextStepDecision } from '#engine/decisions/next-step.ts';
import { instalmentsRead } from '#engine/decisions/plain-read.ts';
import { msg } from '#languages/message.ts';
import {
  answered,
  answeredAt,
  goes,
  leavesFor,
  noAnswerClaims,
  offline,
  proves,
  refused,
  sharedClaims,
  showsPopup,
} from '#tests/engine/claims.ts';

const ended = [
  ...['Closed', 'Bank Update Rejected', 'Rejected', 'Not Required', 'Not Interested'],
  ...['Rejected Process', 'Not Required Process', 'Not Eligible', 'Settlement'],
];
const running = ['Approved', 'Disbursed', 'Part Payment', 'Active'];
const unknownRoute = showsPopup(msg('The next screen could not be opened. Your answers are kept.'), {
  then: leavesFor('/dashboard?anew'),
});

const step = (current_route: string) => ({ step: { current_route } });
const approval = (patch: object, more: object = {}) =>
  goes('/loan-approval', { patch: { isLoanApproved: true, ...patch }, ...more });
const leadStatus = 'Approved Process';

proves(nextStepDecision, [
  { on: answered({ data: { status: leadStatus, ...step('/enter-name') } }), outcome: approval({ leadStatus }) },
  {
    on: answered({ data: { status: leadStatus, leadID: 2 } }),
    facts: { leadID: 1, isLoanApproved: true },
    outcome: approval({ leadID: 2, ...newApplication, isLoanApproved: true, leadStatus }),
  },
  {
    on: answeredAt(7, { data: { leadID: 2, ...step('/enter-name') } }),
    facts: { leadID: 1, leadOrder: 6, isLoanApproved: true },
    outcome: goes('/enter-name', { patch: { leadID: 2, leadOrder: 7, ...newApplication } }),
  },
  {
    on: answeredAt(3, { data: { leadID: 2, ...step('/enter-name') } }),
    outcome: goes('/enter-name', { patch: { leadID: 2, leadOrder: 3 } }),
  },
  {
    on: answeredAt(5, { data: { leadID: 2, leadType: 'Repeat Case', status: leadStatus, ...step('/enter-name') } }),
    facts: { leadID: 1, leadOrder: 6 },
    outcome: goes('/enter-name'),
  },
  {
    on: answered({ data: { status: leadStatus, leadID: 1, ...step('/bank-list') } }),
    facts: { leadID: 1, isLoanApproved: true },
    outcome: goes('/bank-list', { patch: { leadID: 1, leadStatus } }),
  },
  { on: answered({ data: null }), outcome: goes('/dashboard') },
  { on: answered({ data: { step: null } }), outcome: goes('/dashboard') },
  { on: answered({ data: step('') }), outcome: goes('/dashboard') },
  {
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
      patch: { leadID: 48213, leadType: 'New Case', leadStatus: 'Closed', userName: 'Meera Joshi' },
    }),
  },
  ...ended.map((status) => ({
    on: answered({ data: { ...step('/confirm-details'), leadType: 'Repeat Case', status } }),
    outcome: goes('/confirm-details', {
      patch: { leadType: 'Repeat Case', leadStatus: status, repeatCustomer: true },
    }),
  })),
  ...running.map((status) => ({
    on: answered({ data: { ...step('/home'), leadType: 'Repeat Case', status } }),
    outcome: goes('/home', { patch: { leadType: 'Repeat Case', leadStatus: status } }),
  })),
  {
    on: answered({ data: { ...step('/loan-purpose'), leadType: 'Repeat Case' } }),
    facts: { leadStatus: 'Closed' },
    outcome: goes('/loan-purpose', { patch: { leadType: 'Repeat Case', repeatCustomer: true } }),
  },
  {
    on: answered({ data: { ...step('/loan-purpose'), status: 'Closed' } }),
    facts: { leadType: 'Repeat Case' },
    outcome: goes('/loan-purpose', { patch: { leadStatus: 'Closed', repeatCustomer: true } }),
  },
  {
    on: answered({ data: { ...step('/loan-purpose'), leadType: 'Repeat Case', leadID: 2 } }),
    facts: { leadID: 1, leadStatus: 'Closed' },
    outcome: goes('/loan-purpose', { patch: { leadID: 2, ...newApplication, leadType: 'Repeat Case' } }),
  },
  {
    on: answered({ data: step('/finbox?url=https%3A%2F%2Fbank.example%2F%3Fa%3D1') }),
    outcome: goes('/finbox'),
  },
  { on: answered({ data: step('/no-such-step') }), outcome: unknownRoute },
  { on: answered({ data: step('https://evil.example/enter-name') }), outcome: unknownRoute },
  ...noAnswerClaims(),
  { on: refused(428, 'Finish PAN first'), outcome: showsPopup('Finish PAN first') },
  { on: refused(500, 'Down'), outcome: showsPopup('Down') },
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
const stays = { kind: 'stay' } as const;

proves(dashboardRead, [
  {
    on: dashboard({ data: { customer_details: { name: 'Meera Joshi', customerID: '70012' } } }),
    outcome: { ...stays, patch: { userName: 'Meera Joshi', customerID: '70012' } },
  },
  { on: answered<Dashboard>({ status: 0 }, 'No application found'), outcome: showsPopup('No application found') },
  {
    on: dashboard({ lead: { leadID: 48213, status: 'Approved Process' } }),
    outcome: approval({ leadID: 48213, leadStatus }, { afterMs: 0 }),
  },
  {
    on: dashboard({ lead: { leadID: 48213, status: 'Approved' }, loanDetails }),
    facts: { isLoanApproved: true },
    outcome: {
      ...stays,
      patch: { leadID: 48213, leadStatus: 'Approved', isLoanApproved: true, isApprovalReported: true },
      report: [{ goal: 'Approval' }, { event: 'loan_approved', data: amounts }],
    },
  },
  {
    on: dashboard({ lead: { status: 'Approved' }, loanDetails }),
    facts: { isApprovalReported: true },
    outcome: { ...stays, patch: { leadStatus: 'Approved', isLoanApproved: true } },
  },
  {
    on: dashboard({ lead: { status: 'Approved' } }),
    outcome: { ...stays, patch: { leadStatus: 'Approved', isLoanApproved: true } },
  },
  {
    on: dashboard({ lead: { leadID: 48213, status: 'Disbursed' } }),
    outcome: {
      ...stays,
      patch: { leadID: 48213, leadStatus: 'Disbursed', isLoanDisbursed: true },
      report: [{ goal: 'Disbursed' }],
    },
  },
  {
    on: dashboard({ lead: { status: 'Disbursed' } }),
    facts: { isLoanDisbursed: true },
    outcome: { ...stays, patch: { leadStatus: 'Disbursed' } },
  },
  ...['Approved Process', 'Approved', 'Disbursed'].map((status) => ({
    on: answeredAt<Dashboard>(5, { status: 1, lead: { leadID: 2, status }, loanDetails, productId: 2 }),
    facts: { leadID: 1, leadOrder: 6 },
    outcome: stays,
  })),
  {
    on: answeredAt<Dashboard>(5, { status: 1, lead: { leadID: 1 }, productId: 2 }),
    facts: { leadID: 1, leadOrder: 6 },
    outcome: { ...stays, patch: { leadID: 1, leadOrder: 6, productId: 2 } },
  },
  ...[undefined, 5, 6].map((statusOrder) => ({
    on: answeredAt<Dashboard>(5, { status: 1, lead: { leadID: 1, status: 'Active' } }),
    facts: { leadID: 1, leadOrder: 6, leadStatus: 'Part Payment', ...(statusOrder && { statusOrder }) },
    outcome: {
      ...stays,
      patch: { leadID: 1, leadOrder: 6, ...(statusOrder !== 6 && { leadStatus: 'Active', statusOrder: 5 }) },
    },
  })),
  {
    on: answered<Dashboard>({
      lead: { leadID: 48213, status: 'Active' },
      productId: 2,
      customer_type: 'Repeat Customer',
      data: { customer_details: { name: 'Meera Joshi' } },
    }),
    outcome: {
      ...stays,
      patch: { leadID: 48213, leadStatus: 'Active', productId: 2, userName: 'Meera Joshi', repeatCustomer: true },
    },
  },
  {
    on: dashboard({ lead: { status: 'Closed' } }),
    facts: { leadType: 'Repeat Case' },
    outcome: { ...stays, patch: { leadStatus: 'Closed', repeatCustomer: true } },
  },
  { on: dashboard({ lead: { status: 'Closed' } }), outcome: { ...stays, patch: { leadStatus: 'Closed' } } },
  {
    on: dashboard({ lead: { status: 'Active' } }),
    facts: { leadType: 'Repeat Case' },
    outcome: { ...stays, patch: { leadStatus: 'Active' } },
  },
  ...sharedClaims(),
]);

proves(instalmentsRead, [
  {
    on: dashboard({ lead: { leadID: 1, status: 'Disbursed' }, loanDetails }),
    facts: { leadID: 1 },
    outcome: { ...stays, patch: { leadStatus: 'Disbursed' } },
  },
  { on: dashboard({ lead: { leadID: 2, status: 'Disbursed' } }), facts: { leadID: 1 }, outcome: stays },
  ...[dashboard({}), dashboard({ lead: { leadID: 1 } })].map((on) => ({ on, facts: { leadID: 1 }, outcome: stays })),
  {
    row: 'whatever else comes',
    on: dashboard({ status: 0, lead: { leadID: 1, status: 'Disbursed' } }),
    facts: { leadID: 1 },
    outcome: stays,
  },
  { on: { kind: 'unauthorized' }, outcome: goes('/logout', { afterMs: 0 }) },
  { row: 'whatever else comes', on: offline, outcome: stays },
]);
