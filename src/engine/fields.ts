import * as z from 'zod/mini';
import { readAmount } from './amount.ts';
import { type FieldBy, type Kind, kind, type NewFieldOptions } from './fields/kind.ts';
import { anyField, maybeText, nameShape, optionsShape, text, typedField } from './fields/shapes.ts';
import { digitsOnly, email, ifsc } from './rules.ts';
import { lookupSources, suggestSources } from './sources.ts';
import { normalizeExactDigits, withoutSeparators } from './typing.ts';

const newOptions = ({ options }: NewFieldOptions) => options.map((value) => ({ value }));
const valuesOf = ({ options }: { readonly options: readonly { readonly value: string }[] }) =>
  options.map(({ value }) => value);

export const monthDays = Array.from({ length: 31 }, (_, day) => String(day + 1));

const source = 'a source of src/engine/sources.ts';

/** Every kind of field by its name. A new one is one entry here, and its component in steps/fields. */
export const fieldKinds = {
  text: kind({
    tools: {
      shape: z.strictObject(typedField('text')),
      describe: 'one line; `normalize` cleans what is typed, and never cuts it',
      pictureAlt: 'A box with a name in it',
      newField: () => ({ answer: 'An answer' }),
    },
  }),
  email: kind({
    tools: {
      shape: z.strictObject(typedField('email')),
      describe: 'one line, with the keyboard for an e-mail',
      personal: { autocomplete: 'email', reason: 'We write to you here.' },
      pictureAlt: 'A box with an e-mail address, the reason under it',
      newField: () => ({ rules: [email('Invalid email Id')], answer: 'meera.joshi@mail.in' }),
    },
  }),
  digits: kind({
    tools: {
      shape: z.strictObject({ ...typedField('digits'), prefix: maybeText }),
      describe:
        'one line of digits; typing ends at the length of `exactLength`; `prefix` is shown before them, never sent',
      pictureAlt: 'A box with +91 and a mobile number',
      newField: () => ({
        rules: [digitsOnly('Please enter digits only')],
        answer: '42',
      }),
    },
    typing: ({ rules }) => {
      const length = rules.find((rule) => rule.rule === 'exactLength')?.value;
      return length ? normalizeExactDigits(length) : withoutSeparators;
    },
  }),
  money: kind({
    tools: {
      shape: z.strictObject({
        ...anyField('money'),
        shortcuts: z.optional(z.array(z.number('an amount in rupees'), 'a list of amounts')),
      }),
      describe:
        'rupees, grouped as they are typed, in words underneath; needs the rule `digitsOnly`; `shortcuts` fill it',
      pictureAlt: 'A large amount in rupees, its words, three amounts to tap',
      newField: () => ({ rules: [digitsOnly('Please enter the amount in whole rupees')], answer: '1000' }),
    },
    sends: 'number',
    read: readAmount,
  }),
  masked: kind({
    tools: {
      shape: z.strictObject(typedField('masked')),
      describe: 'drawn as dots until the borrower shows it',
      personal: { autocomplete: 'off', secret: true, reason: 'Only you and we see it.' },
      pictureAlt: 'A box of dots with an eye to show them',
      newField: () => ({ rules: [digitsOnly('Please enter digits only')], answer: '1234567890' }),
    },
    typing: () => withoutSeparators,
  }),
  choice: kind({
    tools: {
      shape: z.strictObject({
        ...anyField('choice'),
        variant: z.literal(['rows', 'tiles'], "'rows' or 'tiles'"),
        options: optionsShape,
      }),
      describe: "`variant: 'tiles'` for up to six short options with icons, `'rows'` otherwise",
      control: 'radio',
      pictureAlt: 'Two tiles with icons, the first chosen',
      newField: (options) => ({
        parts: { variant: 'rows' as const, options: newOptions(options) },
        answer: String(options.options[0]),
      }),
    },
    offers: valuesOf,
  }),
  days: kind({
    tools: {
      shape: z.strictObject(anyField('days')),
      describe: 'the days of a month, 1 to 31',
      control: 'radio',
      pictureAlt: 'The days 1 to 31 as tiles, 7 chosen',
      newField: () => ({ answer: '7' }),
    },
    sends: 'number',
    offers: () => monthDays,
  }),
  select: kind({
    tools: {
      shape: z.strictObject({ ...anyField('select'), options: optionsShape }),
      describe: 'a closed list that is long',
      control: 'select',
      pictureAlt: 'A box with an arrow that opens a list',
      newField: (options) => ({ parts: { options: newOptions(options) }, answer: String(options.options[0]) }),
    },
    offers: valuesOf,
  }),
  suggest: kind({
    tools: {
      shape: z.strictObject({
        ...typedField('suggest'),
        source: nameShape(suggestSources, source),
        emptyText: text('what shows when nothing is found'),
      }),
      describe: 'text with suggestions from the server',
      pictureAlt: "A box with 'ma' typed, three states below it",
      newField: () => ({ parts: { source: 'states', emptyText: 'Nothing found' } as const, answer: 'Maharashtra' }),
    },
  }),
  lookup: kind({
    tools: {
      shape: z.strictObject({
        ...typedField('lookup'),
        source: nameShape(lookupSources, source),
        fills: text('the name of the field it fills'),
      }),
      describe: 'a code that fills a field below it once it is complete',
      pictureAlt: 'A box with an IFSC code',
      newField: () => ({
        parts: { normalize: 'upperCase', source: 'bankByIfsc', fills: 'bankName' } as const,
        rules: [ifsc('Please enter valid IFSC code')],
        answer: 'BHNB0001234',
      }),
    },
  }),
};

type Kinds = typeof fieldKinds;
export type FieldKind = keyof Kinds;

/** The field of a kind, as a schema writes it; see the shape of its entry. */
export type FieldOf<Name extends FieldKind> = FieldBy<Kinds[Name]['tools']['shape']>;

export type Field = { [Name in FieldKind]: FieldOf<Name> }[FieldKind];
export type Fields = Readonly<Record<string, Field>>;

export type Option = FieldOf<'choice'>['options'][number];

/** The options of a field; none where it has no such list. */
export const optionsOf = (field: Field | undefined): readonly Option[] =>
  field && 'options' in field ? field.options : [];

export function kindOf(field: Field): Kind<z.ZodMiniType<Field>> {
  // The registry pairs each kind with the entry for fields of that very kind; an index signature cannot express this.
  return fieldKinds[field.kind] as Kind<z.ZodMiniType<Field>>;
}
