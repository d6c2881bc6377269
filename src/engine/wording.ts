import type { Facts } from '#contract/session.ts';
import type { Translatable } from '#languages/message.ts';
import type { VariantName } from './events.ts';
import { type Field, type Option, optionsOf } from './fields.ts';
import { formatMobile, rupees } from './format.ts';
import type { Answers } from './rule.ts';
import type { FieldWording, Step, Wording } from './step.ts';

type Worded = Pick<Step, 'title' | 'subtitle' | 'fields' | 'variants'>;

/** The variant of a step for a borrower: that of the setting, else that of the lead type ('New Case'), else none. */
export function variantOf(
  { variants = {} }: Pick<Step, 'variants'>,
  setting: string,
  { leadType }: Pick<Facts, 'leadType'>,
): VariantName | undefined {
  // It is a name that the schema has, as the type requires.
  return [setting, leadType].find((name) => Object.hasOwn(variants, name)) as VariantName | undefined;
}

function wordedField(field: Field, { options: labels, ...texts }: FieldWording = {}): Field {
  if (!labels || !('options' in field)) return { ...field, ...texts };
  const options = field.options.map((option) => ({ ...option, label: labels[option.value] ?? labelOf(option) }));
  return { ...field, ...texts, options };
}

/** A step in the words of a variant; the same object without one. */
export function worded<S extends Worded>(step: S, name: string | undefined): S {
  const wording = name === undefined ? undefined : step.variants?.[name];
  if (!wording) return step;
  const { fields: own = {}, ...texts }: Wording = wording;
  const fields = Object.entries(step.fields).map(([field, spec]) => [field, wordedField(spec, own[field])]);
  return { ...step, ...texts, fields: Object.fromEntries(fields) };
}

/** What a borrower reads of an option: its label, else its value. */
export const labelOf = ({ value, label = value }: Option): string => label;

/** Answers as they are shown: a chosen option by its label, in the language of `t`, an amount in rupees, a mobile number with +91. */
export function shownAnswers(fields: Step['fields'], answers: Answers, t = ({ text }: Translatable) => text): Answers {
  const shown = Object.entries(answers).map(([name, value]) => {
    const field = fields[name];
    const chosen = optionsOf(field).find((option) => option.value === value);
    if (chosen) return [name, t({ text: labelOf(chosen) })];
    if (field && 'normalize' in field && field.normalize === 'mobile') return [name, formatMobile(value)];
    return [name, field?.kind === 'money' && value ? rupees(Number(value)) : value];
  });
  return Object.fromEntries(shown);
}
