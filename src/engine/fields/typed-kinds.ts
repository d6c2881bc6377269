import * as z from 'zod/mini';
import { readAmount } from '../amount.ts';
import { atLeast, atMost, digitsOnly, email, exactLength, type Rule, wholeRupees } from '../rules.ts';
import { keepDigits } from '../typing.ts';
import { kind, type NewFieldOptions, personal } from './kind.ts';
import { anyField, maybeText, typedField } from './shapes.ts';

function amountRules({ minimum, maximum }: NewFieldOptions): Rule[] {
  return [
    wholeRupees('Please enter the amount in whole rupees'),
    ...(minimum === undefined ? [] : [atLeast(minimum, `Amount must be at least ${minimum}`)]),
    ...(maximum === undefined ? [] : [atMost(maximum, `Amount must be at most ${maximum}`)]),
  ];
}

/** The kinds of field that are typed into. */
export const typedKinds = {
  text: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('text'), ...typedField() }),
      describe: 'one line; `normalize` cleans what is typed, and never cuts it',
      pictureAlt: 'A box with a name in it',
      newField: () => ({ parts: {}, answer: 'An answer' }),
    },
  }),
  email: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('email'), ...typedField() }),
      describe: 'one line, with the keyboard for an e-mail',
      personal: 'email',
      pictureAlt: 'A box with an e-mail address, the reason under it',
      newField: () => ({
        parts: personal('email', 'We write to you here.'),
        rules: [email('Invalid email Id')],
        answer: 'meera.joshi@mail.in',
      }),
    },
  }),
  digits: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('digits'), ...typedField(), prefix: maybeText }),
      describe: 'one line of digits; `prefix` is shown before them, never sent',
      pictureAlt: 'A box with +91 and a mobile number',
      newField: () => ({
        parts: { normalize: 'withoutSeparators' as const },
        rules: [digitsOnly('Please enter digits only')],
        answer: '42',
      }),
    },
  }),
  money: kind({
    tools: {
      shape: z.strictObject({
        kind: z.literal('money'),
        ...anyField(),
        shortcuts: z.optional(z.array(z.number('an amount in rupees'), 'a list of amounts')),
      }),
      describe:
        'rupees, grouped as they are typed, in words underneath; needs the rule `wholeRupees`; `shortcuts` fill it',
      pictureAlt: 'A large amount in rupees, its words, three amounts to tap',
      newField: (options) => ({
        parts: {},
        rules: amountRules(options),
        answer: String(options.minimum ?? options.maximum ?? 1000),
      }),
    },
    sends: 'number',
    read: readAmount,
  }),
  code: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('code'), ...typedField(), length: z.literal([4, 6], '4 or 6') }),
      describe: 'a one-time code of 4 or 6 digits',
      pictureAlt: 'Six boxes, four of them filled',
      newField: () => ({
        parts: { length: 6, ...personal('one-time-code', 'We sent it to you.'), secret: true } as const,
        rules: [exactLength(6, 'Please enter all 6 digits')],
        answer: '123456',
      }),
    },
    typing: ({ length }) => keepDigits(length),
  }),
  masked: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('masked'), ...typedField() }),
      describe: 'drawn as dots until the borrower shows it',
      personal: 'off',
      pictureAlt: 'A box of dots with an eye to show them',
      newField: () => ({
        parts: { normalize: 'withoutSeparators', ...personal('off', 'Only you and we see it.'), secret: true } as const,
        rules: [digitsOnly('Please enter digits only')],
        answer: '1234567890',
      }),
    },
  }),
};
