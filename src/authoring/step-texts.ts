import { panVerification } from '#contract/kyc.ts';
import { type Field, type Option, optionsOf } from '#engine/fields.ts';
import type { Confirm, ConfirmRow, FieldWording, Step, Wording } from '#engine/step.ts';
import { shownAnswers } from '#engine/wording.ts';
import { exampleAnswers, exampleFacts } from './check-answers.ts';

/** A text a borrower reads on a step: the place in the schema, such as `fields.pan.label`, and the text in English. */
export interface StepText {
  readonly key: string;
  readonly text: string;
}

type ReadableParts = Partial<Step> & Pick<Step, 'fields'>;

type KeyedText = readonly [key: string, text: string | undefined];

const keyed = (at: string, texts: Readonly<Record<string, string | undefined>>): KeyedText[] =>
  Object.entries(texts).map(([part, text]) => [`${at}.${part}`, text]);

const optionText = ({ value, label }: Option, at: number): KeyedText =>
  label === undefined ? [`options[${at}].value`, value] : [`options[${at}].label`, label];

function fieldTexts(name: string, field: Field): KeyedText[] {
  const { label, hint, placeholder, reason, groupTitle, rules } = field;
  const parts = { groupTitle, label, placeholder, hint, reason };
  return keyed(`fields.${name}`, {
    ...parts,
    ...Object.fromEntries(optionsOf(field).map(optionText)),
    ...('emptyText' in field && { emptyText: field.emptyText }),
    ...Object.fromEntries(rules.map(({ message }, at) => [`rules[${at}].message`, message])),
  });
}

/** A borrower whose PAN was found: rows may show that. */
const facts = { ...exampleFacts, panVerifyData: panVerification.example.answer.data };

/** The rows of a confirmation; a function makes them of answers, so they are those of the first example that passes. */
function rowsOf({ rows = [] }: Confirm, { fields, examples }: ReadableParts): readonly ConfirmRow[] {
  if (typeof rows !== 'function') return rows;
  return examples ? rows(shownAnswers(fields, exampleAnswers({ fields, examples }, {})), facts) : [];
}

function confirmTexts(confirm: Confirm, step: ReadableParts): KeyedText[] {
  const { title, text, no, yes } = confirm;
  const labels = rowsOf(confirm, step).map(({ label }) => label);
  return [...keyed('confirm', { title, text, no, yes }), ...labels.map((label): KeyedText => ['confirm.rows', label])];
}

function wordedTexts(at: string, { options = {}, ...texts }: FieldWording): KeyedText[] {
  return [...keyed(at, texts), ...keyed(`${at}.options`, options)];
}

function variantTexts([name, { fields = {}, ...texts }]: [string, Wording]): KeyedText[] {
  const at = `variants.${name}`;
  return [
    ...keyed(at, texts),
    ...Object.entries(fields).flatMap(([field, wording]) => wordedTexts(`${at}.fields.${field}`, wording ?? {})),
  ];
}

/** Every text of a step that a borrower reads, in the order of the schema, each place once; the keys of `hindi`. */
export function textsOf(step: ReadableParts): readonly StepText[] {
  const found: KeyedText[] = [
    ['section', step.section],
    ['title', step.title],
    ['subtitle', step.subtitle],
    ...Object.entries(step.fields).flatMap(([name, field]) => fieldTexts(name, field)),
    ...(step.confirm ? confirmTexts(step.confirm, step) : []),
    ...Object.entries(step.variants ?? {}).flatMap(variantTexts),
  ];
  return found.flatMap(([key, text]) => (text === undefined ? [] : [{ key, text }]));
}
