import { offline } from '#api/send.ts';
import { bankListAtLeastMs } from '#engine/delays.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Bank/bank-list', ...screenStories('/bank-list') });

const passes = [bankListAtLeastMs];
const verified = {
  accountID: 'acc_19',
  mandateId: 'mandate_5',
  bank: 'Bharat National Bank',
  accountNo: 'XXXXXXX4417',
  bankIfsc: 'BHNB0001234',
  status: 'Verified',
};
const notVerified = { ...verified, accountID: 'acc_20', bank: 'Deccan Bank', status: 'Not Verified' };
const bankAccounts = { data: [verified, notVerified] };
const agreed = [
  'Continue',
  'I confirm to hold the bank account mentioned above, and take full responsibility for the correctness of all related information.',
];
const confirmed = [...agreed, 'Continue'];

export const Loaded = meta.story({ args: { passes, answers: { bankAccounts }, shows: 'Not Verified' } });
export const NotVerifiedChosen = meta.story({
  args: { passes, answers: { bankAccounts }, does: ['Deccan Bank'], shows: 'Not Verified' },
});
export const Empty = meta.story({
  args: { passes, answers: { bankAccounts: { data: [] } }, shows: 'No bank account is saved yet.' },
});
export const Loading = meta.story({ args: { shows: 'Reading your bank accounts' } });
export const Refused = meta.story({
  args: {
    passes,
    answers: { bankAccounts: { refused: 412, message: 'Your accounts are locked.' } },
    shows: 'Your accounts are locked.',
  },
});
export const Offline = meta.story({
  args: { passes, answers: { bankAccounts: 'drops' }, shows: offline.message.text },
});
export const ConfirmSheet = meta.story({
  args: { passes, does: ['Continue'], shows: 'the transaction cannot be reversed.' },
});
export const Agreed = meta.story({ args: { passes, does: agreed, shows: 'the transaction cannot be reversed.' } });
export const Confirming = meta.story({
  args: { passes, answers: { confirmBankAccount: 'stalls' }, does: confirmed, shows: 'Please wait' },
});
export const ConfirmRefused = meta.story({
  args: {
    passes,
    answers: { confirmBankAccount: { refused: 412, message: 'This account cannot be used.' } },
    does: confirmed,
    shows: 'This account cannot be used.',
  },
});
export const ConfirmOffline = meta.story({
  args: { passes, answers: { confirmBankAccount: 'drops' }, does: confirmed, shows: offline.message.text },
});
