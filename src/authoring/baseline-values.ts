import type { Rule } from '#engine/rules.ts';
import { savingOf } from '#engine/saving.ts';
import type { Save, Step } from '#engine/step.ts';
import { exampleContext, exampleFacts } from './check-answers.ts';

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

function bodyOf(step: Step, save: Save, answerTo: (name: string, place: number) => string, repeatCustomer: boolean) {
  const answers = Object.fromEntries(Object.keys(step.fields).map((name, place) => [name, answerTo(name, place)]));
  const facts = { ...exampleFacts, repeatCustomer };
  const { call, body } = savingOf(step, answers, { ...exampleContext, facts }, save);
  const parts: Record<string, unknown> = { ...Object(body) };
  return { call: `${call.method} ${call.path}`, parts };
}

/** What a step sends: its call, and a body whose values name where they come from, `{pan} in capitals`. */
function sent(step: Step, save: Save): unknown {
  const names = Object.keys(step.fields);
  const texts = bodyOf(step, save, (name) => `<${name.toLowerCase()}>`, false);
  const numbers = bodyOf(step, save, (_name, place) => String(7000 + place), false);
  const repeating = bodyOf(step, save, (name) => `<${name.toLowerCase()}>`, true);
  const sourceOf = (key: string, value: unknown): unknown => {
    if (value === exampleContext.leadID) return '{leadID}';
    if (typeof value === 'number') return `{${names[Number(numbers.parts[key]) - 7000]}} as a number`;
    if (repeating.parts[key] !== value) return '{repeatCustomer}';
    if (typeof value !== 'string') return value;
    const capitals = names.find((name) => value === `<${name.toUpperCase()}>`);
    if (capitals !== undefined) return `{${capitals}} in capitals`;
    return names.reduce(
      (text, name) => text.replaceAll(`<${name.toLowerCase()}>`, `{${name}}`),
      value.replace(exampleContext.origin, '{origin}'),
    );
  };
  const body = Object.entries(texts.parts).map(([key, value]) => [key, sourceOf(key, value)]);
  return { call: texts.call, body: Object.fromEntries(body) };
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
