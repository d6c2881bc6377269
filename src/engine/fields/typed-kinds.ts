import * as z from 'zod/mini';
import { readAmount } from '../amount.ts';
import type { Rule } from '../rules.ts';
import { atLeast, atMost, digitsOnly, email, exactLength, wholeRupees } from '../rules.ts';
import { keepDigits } from '../typing.ts';
import type { NewFieldOptions } from './kind.ts';
import { kind } from './kind.ts';
import { personal, requiredTo } from './new-field.ts';
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
      control: 'text',
      pictureAlt: 'A box with a name in it',
      newField: (options) => ({
        parts: {
          ...(options.reason !== undefined && personal('off', options.reason)),
          rules: [requiredTo('enter', options)],
        },
        answer: 'An answer',
      }),
    },
  }),
  email: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('email'), ...typedField() }),
      describe: 'one line, with the keyboard for an e-mail',
      control: 'text',
      personal: 'email',
      pictureAlt: 'A box with an e-mail address, the reason under it',
      newField: (options) => ({
        parts: {
          ...personal('email', options.reason ?? 'We write to you here.'),
          rules: [requiredTo('enter', options), email('Invalid email Id')],
        },
        answer: 'meera.joshi@mail.in',
      }),
    },
  }),
  digits: kind({
    tools: {
      /** `prefix` is shown before the digits, never sent: '+91'. */
      shape: z.strictObject({ kind: z.literal('digits'), ...typedField(), prefix: maybeText() }),
      describe: 'one line of digits; `prefix` is shown before them, never sent',
      control: 'text',
      pictureAlt: 'A box with +91 and a mobile number',
      newField: (options) => ({
        parts: {
          normalize: 'withoutSeparators' as const,
          rules: [requiredTo('enter', options), digitsOnly('Please enter digits only')],
        },
        answer: '42',
      }),
    },
  }),
  /** Rupees, grouped the Indian way as they are typed, in words underneath. Read as a whole: see amount.ts. */
  money: kind({
    tools: {
      /** `shortcuts` are amounts in rupees that fill the field at a tap. */
      shape: z.strictObject({
        kind: z.literal('money'),
        ...anyField(),
        shortcuts: z.optional(z.array(z.number('an amount in rupees'), 'a list of amounts')),
      }),
      describe:
        'rupees, grouped as they are typed, in words underneath; needs the rule `wholeRupees`; `shortcuts` fill it',
      control: 'text',
      pictureAlt: 'A large amount in rupees, its words, three amounts to tap',
      newField: (options) => ({
        parts: { rules: [requiredTo('enter', options), ...amountRules(options)] },
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
      control: 'text',
      pictureAlt: 'Six boxes, four of them filled',
      newField: (options) => ({
        parts: {
          length: 6 as const,
          ...personal('one-time-code', options.reason ?? 'We sent it to you.'),
          secret: true as const,
          rules: [requiredTo('enter', options), exactLength(6, 'Please enter all 6 digits')],
        },
        answer: '123456',
      }),
    },
    typing: ({ length }) => keepDigits(length),
  }),
  /** An account number, drawn as dots until the borrower shows it. */
  masked: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('masked'), ...typedField() }),
      describe: 'drawn as dots until the borrower shows it',
      control: 'text',
      personal: 'off',
      pictureAlt: 'A box of dots with an eye to show them',
      newField: (options) => ({
        parts: {
          normalize: 'withoutSeparators' as const,
          ...personal('off', options.reason ?? 'Only you and we see it.'),
          secret: true as const,
          rules: [requiredTo('enter', options), digitsOnly('Please enter digits only')],
        },
        answer: '1234567890',
      }),
    },
  }),
};
