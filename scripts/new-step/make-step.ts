import { breaksOf } from '#authoring/break-rules.ts';
import { isStep, readStep } from '#authoring/check-shape.ts';
import { newField } from '#authoring/new-field.ts';
import { textsOf } from '#authoring/step-texts.ts';
import type { Screen } from '#engine/screen.ts';
import type { Step } from '#engine/step.ts';
import { steps } from '#schemas/index.ts';
import { screens } from '#screens/index.ts';
import { UsageError } from '../command.ts';
import type { NewStepOptions } from './flags.ts';

const stepsAndScreens: readonly Pick<Screen, 'route' | 'part'>[] = [...steps, ...screens.map(({ record }) => record)];

/**
 * The new step as data, for both forms of a schema, with an example that passes and an example against each rule. A text
 * of another step gets the same Hindi. Throws a UsageError.
 */
export function makeStep({ fields, after, ...texts }: NewStepOptions): Step {
  const names = fields.map(({ name }) => name);
  const made = fields.map(({ kind, name, ...options }, index) => {
    const { field, answer } = newField(kind, options);
    return { name, answer, field: { ...field, ...(kind === 'lookup' && { fills: names[index + 1] }) } };
  });
  const answers = Object.fromEntries(made.map(({ name, answer }) => [name, answer]));
  const step: unknown = {
    ...texts,
    part: stepsAndScreens.find(({ route }) => route === after)?.part,
    fields: Object.fromEntries(made.map(({ name, field }) => [name, field])),
    save: names.length === 1 ? { key: names[0] } : { keys: Object.fromEntries(names.map((name) => [name, name])) },
    hindi: {},
    examples: { pass: [answers], fail: [{ answers, errors: {} }] },
  };
  if (!isStep(step)) {
    const issues = readStep(step).issues.map(({ key, wrong, write }) => `${key}: ${wrong}. Write ${write}.`);
    throw new UsageError(issues.join('\n'));
  }
  const fail = breaksOf(step).map((broken) => {
    const { field, message } = broken;
    return { answers: { [field]: broken.answers[field] ?? '' }, errors: { [field]: message } };
  });
  const hindi: Readonly<Record<string, string>> = Object.assign({}, ...steps.map((other) => other.hindi));
  return {
    ...step,
    hindi: Object.fromEntries(textsOf(step).map(({ text }) => [text, hindi[text] ?? ''])),
    examples: { pass: [answers], fail },
  };
}
