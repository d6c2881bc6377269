import { deposit } from './fixtures/journey/deposit.ts';
import type { WrongSchema } from './wrong-parts.ts';
import { withAmount } from './wrong-parts.ts';

const least = 'The deposit is 1000 or more';
const most = 'The deposit is 150000 or less';
const withLeast = (hindi: string) => ({ ...deposit, hindi: { ...deposit.hindi, [least]: hindi } });
const [, , atLeast] = deposit.fields.deposit.rules;

/** Translations with another number than the English; ₹1,000, १,००० and 1000 are one. */
export const wrongNumbers: readonly WrongSchema[] = [
  [
    'a translation with another number',
    withLeast('रकम कम से कम ₹5,000 होनी चाहिए'),
    `hindi.${least}`,
    'has 5000 where the English has 1000',
    '1000 in it',
  ],
  [
    'a translation with another number in Hindi digits',
    withLeast('रकम कम से कम ₹१०,००० होनी चाहिए'),
    `hindi.${least}`,
    'has 10000 where the English has 1000',
    '1000 in it',
  ],
  [
    'a translation that leaves its number out',
    { ...deposit, hindi: { ...deposit.hindi, [most]: 'रकम ज़्यादा है' } },
    `hindi.${most}`,
    'has no number where the English has 150000',
    '150000 in it',
  ],
  [
    'a translation with another number than the bound',
    {
      ...withAmount({ rules: [{ ...atLeast, message: 'Too little' }] }),
      hindi: { 'Too little': 'कम से कम ₹5,000' },
    },
    'hindi.Too little',
    'has 5000 where the rule is 1000',
    '1000 in it',
  ],
];
