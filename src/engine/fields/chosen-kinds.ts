import * as z from 'zod/mini';
import { kind, type NewFieldOptions } from './kind.ts';
import { anyField, optionsShape } from './shapes.ts';

const optionsOf = ({ options }: NewFieldOptions) => options.map((value) => ({ value }));
const firstOf = ({ options }: NewFieldOptions) => ({ answer: String(options[0]) });
const isOption = ({ options }: { readonly options: readonly { readonly value: string }[] }, value: string) =>
  options.some((option) => option.value === value);
const dayOfMonth = /^([1-9]|[12]\d|3[01])$/;

/** The kinds of field that offer values to choose from. */
export const chosenKinds = {
  choice: kind({
    tools: {
      shape: z.strictObject({
        kind: z.literal('choice'),
        ...anyField(),
        variant: z.literal(['rows', 'tiles'], "'rows' or 'tiles'"),
        options: optionsShape,
      }),
      describe: "`variant: 'tiles'` for up to six short options with icons, `'rows'` otherwise",
      control: 'radio',
      pictureAlt: 'Two tiles with icons, the first chosen',
      newField: (options) => ({
        ...firstOf(options),
        parts: { variant: 'rows' as const, options: optionsOf(options) },
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
      newField: () => ({ parts: {}, answer: '7' }),
    },
    sends: 'number',
    offers: (_field, value) => dayOfMonth.test(value),
  }),
  select: kind({
    tools: {
      shape: z.strictObject({ kind: z.literal('select'), ...anyField(), options: optionsShape }),
      describe: 'a closed list that is long',
      control: 'select',
      pictureAlt: 'A box with an arrow that opens a list',
      newField: (options) => ({ ...firstOf(options), parts: { options: optionsOf(options) } }),
    },
    offers: isOption,
  }),
};
