import { bankAccounts } from '#contract/bank.ts';
import { bankListAtLeastMs } from '#engine/delays.ts';
import { leadRead } from '#engine/read.ts';
import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const bankList = {
  route: '/bank-list',
  name: 'Select Bank Account',
  part: 'bank',
  task: msg('Select Bank Account'),
  back: { to: '/dashboard' },
  links: { addAccount: '/bank-details' },
  reads: {
    /** §4 "Bank list": a spinner shows for 5 s at least (§17). */
    accounts: leadRead(bankAccounts, (leadId) => ({ query: { leadId } }), { atLeastMs: bankListAtLeastMs }),
  },
  events: buttonEvents('/bank-list', 'continue', 'or_add_a_new_bank_account'),
} as const satisfies Screen;
