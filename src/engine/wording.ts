import type { Facts } from '#contract/session.ts';
import type { VariantName } from './events.ts';
import type { Field, Option } from './fields.ts';
import type { Answers } from './rule.ts';
import type { Step } from './step.ts';

/** The texts of a field that a variant may word otherwise. The messages of its rules stay. */
export interface FieldWording {
  readonly label?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly reason?: string;
  readonly groupTitle?: string;
  /** The labels of options, by their values. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The texts of a step that a variant words otherwise. What it leaves out stays as it is. */
export interface Wording<Name extends string = string> {
  readonly title?: string;
  readonly subtitle?: string;
  readonly fields?: { readonly [Field in Name]?: FieldWording };
}

/** The wordings of a step by the variant's name, such as 'b' or 'Repeat Case'. */
export type Variants<Name extends string = string> = Readonly<Record<string, Wording<Name>>>;

type Worded = Pick<Step, 'title' | 'subtitle' | 'fields' | 'variants'>;

/**
 * The variant in which a borrower reads a step: the one that the setting names, where the step has it; else the one
 * named as the borrower's lead type ('New Case', 'Repeat Case'); else none.
 */
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

/** A step in the words of a variant; the very same step without one. */
export function worded<S extends Worded>(step: S, name: string | undefined): S {
  const wording = name === undefined ? undefined : step.variants?.[name];
  if (!wording) return step;
  const { fields: own = {}, ...texts }: Wording = wording;
  const fields = Object.entries(step.fields).map(([field, spec]) => [field, wordedField(spec, own[field])]);
  return { ...step, ...texts, fields: Object.fromEntries(fields) };
}

export const labelOf = ({ value, label = value }: Option): string => label;

/** Answers as they are shown: of a chosen option its label, in the language of `t`. */
export function shownAnswers(fields: Step['fields'], answers: Answers, t = (text: string) => text): Answers {
  const shown = Object.entries(answers).map(([name, value]) => {
    const field = fields[name];
    const options: readonly Option[] = field && 'options' in field ? field.options : [];
    const chosen = options.find((option) => option.value === value);
    return [name, chosen ? t(labelOf(chosen)) : value];
  });
  return Object.fromEntries(shown);
}
