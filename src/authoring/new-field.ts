import type { NewFieldOptions } from '#engine/fields/kind.ts';
import { type FieldKind, fieldKinds } from '#engine/fields.ts';
import { required } from '#engine/rules.ts';

/** Upper case after the first letter, as in 'PAN', stays. */
const within = (label: string) => (/^[A-Z][a-z ]/.test(label) ? `${label[0]?.toLowerCase()}${label.slice(1)}` : label);

/** A field of a new step, and an answer that passes its rules; the first of them is 'Please enter monthly income'. */
export function newField(kind: FieldKind, options: NewFieldOptions) {
  const { control, personal, newField: make } = fieldKinds[kind].tools;
  const { parts, rules = [], answer } = make(options);
  const first = required(`Please ${control ? 'select' : 'enter'} ${within(options.label)}`);
  return { field: { kind, label: options.label, ...parts, ...personal, rules: [first, ...rules] }, answer };
}
