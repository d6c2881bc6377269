import { approvalView } from '#contract/application.ts';
import { approvalRead, upgradeUrlMade } from '#screens/approval/loan-approval/flow.ts';
import { approvalForApr } from '#screens/bank/term-condition/flow.ts';
import { answered, goes, leavesFor, proves, refused, sharedClaims } from '#tests/engine/claims.ts';

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

const stays = { kind: 'stay' } as const;
const opened = { ...stays, patch: { isLoanApproved: true, isApprovalReported: true } };

proves(approvalRead, [
  { on: answered(amounts), facts: { isLoanApproved: true }, outcome: { ...opened, report: [pixel, event] } },
  { on: answered(amounts), facts: { isApprovalReported: true }, outcome: stays },
  {
    on: answered({ data: { ...amounts.data, processingAmount: null } }),
    outcome: { ...opened, report: [pixel, { ...event, data: { ...event.data, processing_fee: 0 } }] },
  },
  ...sharedClaims(),
]);

proves(approvalForApr, [
  { on: answered(amounts), outcome: { ...opened, report: [pixel, event] } },
  { on: answered(amounts), facts: { isApprovalReported: true }, outcome: stays },
  { on: { kind: 'unauthorized' }, outcome: goes('/logout', { afterMs: 0 }) },
  { on: refused(500, 'x'), outcome: stays },
]);

const url = 'https://statements.example/connect';
const made = answered({ data: { redirect_url: url } });
const leaves = { ...leavesFor(url), patch: { upgradeLoanAmount: true } };

proves(upgradeUrlMade, [{ on: made, outcome: leaves }, ...sharedClaims()]);
