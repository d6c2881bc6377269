import { saveAnswer } from '#contract/application.ts';
import { kindOf } from '#engine/fields.ts';
import type { Rule } from '#engine/rules.ts';
import { bodyOf } from '#engine/saving.ts';
import type { BodyValue, Save, Step } from '#engine/step.ts';
import { stepCalls } from '#engine/step-calls.ts';

/** A value that the specification fixes. */
export interface Specified {
  /** The section of the specification: `5`. */
  readonly section: string;
  readonly specified: unknown;
  /** What the product team decided to have instead; null where there is nothing. */
  readonly accepted?: unknown;
}

/** `minLength 3: Name is too short`; without the message where the specification gives none. */
function ruleLines(rules: readonly Rule[], { specified, accepted }: Specified): readonly string[] {
  const known = [specified, accepted].flat().map(String);
  const names = known.map((line) => line.split(/[ :]/)[0]);
  return rules.flatMap((rule) => {
    const value = 'value' in rule ? rule.value : undefined;
    const short = value === undefined ? rule.rule : `${rule.rule} ${value}`;
    if (known.includes(short)) return [short];
    // A rule that the specification does not know is our own; a bound is not, whatever its message.
    return names.includes(rule.rule) || typeof value === 'number' ? [`${short}: ${rule.message}`] : [];
  });
}

/** Where a value of a body comes from: `{pan} in capitals`. */
function sourceOf(value: BodyValue, { fields }: Step): string {
  if (typeof value !== 'string') return 'address' in value ? `{origin}${value.address}` : `{${value.session}}`;
  const field = fields[value];
  if (field && kindOf(field).sends === 'number') return `{${value}} as a number`;
  return field && 'normalize' in field && field.normalize === 'upperCase' ? `{${value}} in capitals` : `{${value}}`;
}

function sent(step: Step, save: Save): unknown {
  const { method, path } = 'call' in save ? stepCalls[save.call] : saveAnswer;
  const body = bodyOf({ ...step, save });
  const values = typeof body === 'function' ? [] : Object.entries(body);
  return {
    call: `${method} ${path}`,
    body:
      values.length === 0
        ? 'a function'
        : Object.fromEntries(values.map(([key, value]) => [key, sourceOf(value, step)])),
  };
}

/** The value in force at a place of a step, as the baseline writes it. */
export function valueAt(step: Step, key: string, entry: Specified): unknown {
  const found = key.split('.').reduce<unknown>((value, part) => Object(value)[part], step);
  if (key === 'fields') return Object.keys(step.fields);
  if (key === 'save') return sent(step, step.save);
  if (key === 'confirm.save') return step.confirm?.save && sent(step, step.confirm.save);
  if (!Array.isArray(found)) return found;
  return key.endsWith('.rules') ? ruleLines(found, entry) : found.map((option) => Object(option).value);
}
