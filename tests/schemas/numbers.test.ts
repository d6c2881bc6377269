import { expect, test } from 'vitest';
import { numbersIn } from '#authoring/check-hindi.ts';

test.for([
  ['₹1,000', ['1000']],
  ['₹9,99,999 से 1,25,000', ['999999', '125000']],
  ['१,००० और २५', ['1000', '25']],
  ['24-48 घंटे', ['24', '48']],
  ['1, 2, 3', ['1', '2', '3']],
  ['18.5%', ['18.5']],
  ['कोई नहीं', []],
] as const)('%s has the numbers %j', ([text, numbers]) => {
  expect(numbersIn(text)).toEqual(numbers);
});
