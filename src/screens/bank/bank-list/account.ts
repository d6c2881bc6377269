import type { bankAccounts } from '#contract/bank.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Translate } from '#ui/translate.ts';

/** §3 "Bank account list item". */
export type Account = AnswerOf<typeof bankAccounts>['data'][number];

/** §4 "Bank list": only a verified account opens the sheet. */
export const isVerified = ({ status }: Account) => status === 'Verified';

export const keyOf = ({ accountID }: Account) => String(accountID);

export const bankOf = ({ bank }: Account, t: Translate) => bank || t('Bank account');

/** A masked number in groups of four from the end, as banks print it. One with spaces stays as it is. */
export function groupAccount(number: string): string {
  return /\s/.test(number) ? number : number.replace(/.(?=(?:.{4})+$)/g, '$& ');
}
