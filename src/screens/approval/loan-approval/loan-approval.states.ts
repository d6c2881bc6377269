import { approvalView } from '#contract/application.ts';
import { screenStates } from '../../../../.storybook/screen-states.ts';

const { data } = approvalView.example.answer;
const fees = { processingAmount: 6_000, gstOfAdminFee: 1_080 };
const amounts = { totalAmount: 200_000, finalAmount: 192_920, repayAmount: 205_918 };
const large = { ...amounts, ...fees, tenure: 90, repayDate: '2026-04-12' };
const approved = { data: { ...data, isLoanAmountUpgradable: false } };

export const states = screenStates('/loan-approval', {
  Approved: { answers: { approvalView: approved }, shows: 'Your loan is approved' },
  Upgradable: { shows: 'Upgrade My Loan Amount' },
  LargeAmount: { answers: { approvalView: { data: { ...data, ...large } } }, shows: '₹2,05,918' },
  Loading: { answers: { approvalView: 'stalls' }, shows: 'Reading your loan amounts' },
  NotRead: { answers: { approvalView: 418 }, shows: 'We could not read your loan amounts.' },
  Upgrading: { answers: { bankConnectUrl: 'stalls' }, does: ['Upgrade My Loan Amount'] },
});
