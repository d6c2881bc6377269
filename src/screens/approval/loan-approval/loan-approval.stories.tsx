import { offline } from '#api/send.ts';
import { approvalView } from '#contract/application.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Approval/loan-approval', ...screenStories('/loan-approval') });

const { data } = approvalView.example.answer;
const approved = { data: { ...data, isLoanAmountUpgradable: false } };
const upgrade = ['Upgrade My Loan Amount'];

export const Approved = meta.story({ args: { answers: { approvalView: approved }, shows: 'Your loan is approved' } });
export const Upgradable = meta.story({ args: { shows: 'Upgrade My Loan Amount' } });
export const LargeAmount = meta.story({
  args: {
    answers: {
      approvalView: { data: { ...data, totalAmount: 200_000, finalAmount: 192_920, repayAmount: 205_918, tenure: 90 } },
    },
    shows: '₹2,05,918',
  },
});
export const OneDay = meta.story({
  args: { answers: { approvalView: { data: { ...data, tenure: 1 } } }, shows: '1 day' },
});
export const Loading = meta.story({
  args: { answers: { approvalView: 'stalls' }, shows: 'Reading your loan amounts' },
});
export const Refused = meta.story({
  args: { answers: { approvalView: 428 }, shows: 'Please complete the previous step.' },
});
export const NotRead = meta.story({
  args: { answers: { approvalView: { refused: 418, message: '' } }, shows: 'We could not read your loan amounts.' },
});
export const Offline = meta.story({ args: { answers: { approvalView: 'drops' }, shows: offline.message.text } });
export const Upgrading = meta.story({
  args: { answers: { bankConnectUrl: 'stalls' }, does: upgrade, shows: 'Please wait' },
});
export const UpgradeRefused = meta.story({
  args: { answers: { bankConnectUrl: 412 }, does: upgrade, shows: 'Your answer could not be taken.' },
});
