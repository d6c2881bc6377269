import { bankAccounts as accountsCall } from '#contract/bank.ts';
import { bankListAtLeastMs } from '#engine/delays.ts';
import { screenStates } from '../../../../.storybook/screen-states.ts';

const passes = [bankListAtLeastMs];
const verified = { accountID: '', ...accountsCall.example.answer.data[0], bankIcon: null, bankLogo: null };
const notVerified = { ...verified, accountID: 'acc_20', bank: 'Deccan Bank', status: 'Not Verified' };
const bankAccounts = { data: [verified, notVerified] };
const refused = { bankAccounts: { refused: 412, message: 'Your accounts are locked.' } };
const agreed = [
  'Continue',
  'I confirm to hold the bank account mentioned above, and take full responsibility for the correctness of all related information.',
];
const confirmed = [...agreed, 'Continue'];

export const states = screenStates('/bank-list', {
  Loaded: { passes, answers: { bankAccounts }, shows: 'Not Verified' },
  NotVerifiedChosen: { passes, answers: { bankAccounts }, does: ['Deccan Bank'], shows: 'Not Verified' },
  Empty: { passes, answers: { bankAccounts: { data: [] } }, shows: 'No bank account is saved yet.' },
  Loading: { shows: 'Reading your bank accounts' },
  Refused: { passes, answers: refused },
  NotRead: { passes, answers: refused, does: ['OK'], shows: 'Try again' },
  ConfirmSheet: { passes, does: ['Continue'], shows: 'the transaction cannot be reversed.' },
  Agreed: { passes, does: agreed, shows: 'the transaction cannot be reversed.' },
  Confirming: { passes, answers: { confirmBankAccount: 'stalls' }, does: confirmed },
  ConfirmRefused: {
    passes,
    answers: { confirmBankAccount: { refused: 412, message: 'This account cannot be used.' } },
    does: confirmed,
  },
});
