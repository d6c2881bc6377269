import type { NewFieldOptions } from '#engine/fields/kind.ts';
import { type FieldKind, fieldKinds } from '#engine/fields.ts';
import { required } from '#engine/rules.ts';

/** A label within a sentence: with a small first letter, except in a word such as 'PAN'. */
const within = (label: string) => (/^[A-Z][a-z ]/.test(label) ? `${label[0]?.toLowerCase()}${label.slice(1)}` : label);

/** A field of a new step, and an answer that passes its rules. The first rule is `required`, as in 'Please enter monthly income'. */
export function newField(kind: FieldKind, options: NewFieldOptions) {
  const { control, personal, newField: make } = fieldKinds[kind].tools;
  const { parts, rules = [], answer } = make(options);
  const first = required(`Please ${control ? 'select' : 'enter'} ${within(options.label)}`);
  return { field: { kind, label: options.label, ...parts, ...personal, rules: [first, ...rules] }, answer };
}
