import * as z from 'zod/mini';
import { kind } from './kind.ts';
import { optionsOf, requiredTo } from './new-field.ts';
import { anyField, optionsShape } from './shapes.ts';

interface Offering {
  readonly options: readonly { readonly value: string }[];
}

const isOption = ({ options }: Offering, value: string) => options.some((option) => option.value === value);
const dayOfMonth = /^([1-9]|[12]\d|3[01])$/;

/** The kinds of field that offer values to choose from. */
export const chosenKinds = {
  choice: kind({
    tools: {
      shape: z.strictObject({
        kind: z.literal('choice'),
        ...anyField(),
        variant: z.literal(['rows', 'tiles'], "'rows' or 'tiles'"),
        options: optionsShape(),
      }),
      describe: "`variant: 'tiles'` for up to six short options with icons, `'rows'` otherwise",
      control: 'radio',
      pictureAlt: 'Two tiles with icons, the first chosen',
      newField: (options) => ({
        parts: { variant: 'rows' as const, options: optionsOf(options), rules: [requiredTo('select', options)] },
        answer: String(options.options[0]),
      }),
    },
    offers: isOption,
  }),
  days: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('days'), ...anyField() }),
      describe: 'the days of a month, 1 to 31',
      control: 'radio',
      pictureAlt: 'The days 1 to 31 as tiles, 7 chosen',
      newField: (options) => ({ parts: { rules: [requiredTo('select', options)] }, answer: '7' }),
    },
    sends: 'number',
    offers: (_field, value) => dayOfMonth.test(value),
  }),
  select: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('select'), ...anyField(), options: optionsShape() }),
      describe: 'a closed list that is long',
      control: 'select',
      pictureAlt: 'A box with an arrow that opens a list',
      newField: (options) => ({
        parts: { options: optionsOf(options), rules: [requiredTo('select', options)] },
        answer: String(options.options[0]),
      }),
    },
    offers: isOption,
  }),
};
