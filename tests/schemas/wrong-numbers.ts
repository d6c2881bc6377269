import { enterLoanAmount } from './fixtures/journey/enter-loan-amount.ts';
import type { WrongSchema } from './wrong-parts.ts';
import { withAmount } from './wrong-parts.ts';

const least = 'Amount must be at least 1000';
const most = 'Maximun amount should be 999999';
const withLeast = (hindi: string) => ({ ...enterLoanAmount, hindi: { ...enterLoanAmount.hindi, [least]: hindi } });
const [, , atLeast] = enterLoanAmount.fields.loanAmount.rules;

/** Translations that say another number; ₹1,000, १,००० and 1000 are one. */
export const wrongNumbers: readonly WrongSchema[] = [
  [
    'a translation with another number',
    withLeast('रकम कम से कम ₹5,000 होनी चाहिए'),
    `hindi.${least}`,
    'says 5000 where the English says 1000',
    '1000 in it',
  ],
  [
    'a translation with another number in Hindi digits',
    withLeast('रकम कम से कम ₹१०,००० होनी चाहिए'),
    `hindi.${least}`,
    'says 10000 where the English says 1000',
    '1000 in it',
  ],
  [
    'a translation that leaves its number out',
    { ...enterLoanAmount, hindi: { ...enterLoanAmount.hindi, [most]: 'रकम ज़्यादा है' } },
    `hindi.${most}`,
    'says no number where the English says 999999',
    '999999 in it',
  ],
  [
    'a translation with another number than the bound',
    {
      ...withAmount({ rules: [{ ...atLeast, message: 'Too little' }] }),
      hindi: { 'Too little': 'कम से कम ₹5,000' },
    },
    'hindi.Too little',
    'says 5000 where the rule is 1000',
    '1000 in it',
  ],
];
