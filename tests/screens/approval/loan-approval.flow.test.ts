import { approvalView } from '#contract/application.ts';
import { approvalRead, upgradeUrlMade } from '#screens/approval/loan-approval/flow.ts';
import { approvalForApr } from '#screens/bank/term-condition/flow.ts';
import { answered, leavesFor, proves, refused, sharedClaims } from '#tests/engine/claims.ts';

const amounts = approvalView.answer.parse(approvalView.example.answer);
const pixel = { goal: 'Approval' } as const;
const event = {
  event: 'loan_approved',
  data: {
    loan_amount: 50000,
    processing_fee: 1500,
    net_disbursal: 48230,
    repayment_date: '2026-03-13',
    repayment_amount: 51479,
  },
} as const;

const firstApproval = '200, first for this lead: event, pixel';
const stays = { kind: 'stay' } as const;
const opened = { ...stays, patch: { isLoanApproved: true, isApprovalReported: true } };

proves(approvalRead, [
  {
    row: firstApproval,
    on: answered(amounts),
    facts: { isLoanApproved: true },
    outcome: { ...opened, report: [pixel, event] },
  },
  { row: '200: amounts', on: answered(amounts), facts: { isApprovalReported: true }, outcome: stays },
  {
    row: firstApproval,
    on: answered({ data: { ...amounts.data, processingAmount: null } }),
    outcome: { ...opened, report: [pixel, { ...event, data: { ...event.data, processing_fee: 0 } }] },
  },
  ...sharedClaims(),
]);

const amountsUnknown = { row: 'whatever comes', outcome: stays };

proves(approvalForApr, [
  { row: firstApproval, on: answered(amounts), outcome: { ...opened, report: [pixel, event] } },
  { ...amountsUnknown, on: answered(amounts), facts: { isApprovalReported: true } },
  { ...amountsUnknown, on: refused(500, 'x') },
]);

const url = 'https://statements.example/connect';
const made = answered({ data: { redirect_url: url } });
const leaves = { ...leavesFor(url), patch: { upgradeLoanAmount: true } };

proves(upgradeUrlMade, [
  { row: '200: an upgrade is in progress, redirect', on: made, outcome: leaves },
  ...sharedClaims(),
]);
