import { breaksOf } from '#authoring/break-rules.ts';
import { conditionalStates } from '#authoring/check-answers.ts';
import { isStep, readStep } from '#authoring/check-shape.ts';
import { newField } from '#authoring/new-field.ts';
import { textsOf } from '#authoring/step-texts.ts';
import type { Answers } from '#engine/rule.ts';
import type { Examples, Step } from '#engine/step.ts';
import { steps } from '#schemas/index.ts';
import { UsageError } from '../command.ts';
import type { StepOrder } from './flags.ts';

/** Examples of answers to each field: such that every conditional field shows in one, and one against each rule. */
function examplesOf(step: Step, all: Answers): Examples {
  const none = Object.fromEntries(Object.keys(all).map((name) => [name, '']));
  const states = conditionalStates({ ...step, examples: { pass: [all], fail: [] } });
  const shown = states.flatMap(({ field, shown, answers }) =>
    shown ? [{ ...answers, [field]: all[field] ?? '' }] : [],
  );
  const [first = all, ...others] = [...new Map(shown.map((answers) => [JSON.stringify(answers), answers])).values()];
  const pass = [first, ...others].map((answers) => ({ ...none, ...answers }));
  const fail = breaksOf({ ...step, examples: { pass, fail: [] } }).map(({ field, answers, message }) => ({
    answers: Object.fromEntries(
      Object.entries(answers).filter(([name, answer]) => name === field || (answer !== '' && answer !== first[name])),
    ),
    errors: { [field]: message },
  }));
  return { pass, fail };
}

/** The new step as data, as both of its forms have it. A text that another step has keeps its Hindi. Throws a UsageError. */
export function makeStep({ fields, showIf, after, askIf, ...texts }: StepOrder): Step {
  const made = fields.map(({ kind, name, parts, ...options }) => {
    const { answer, field } = newField(kind, options);
    return { name, answer, field: { ...field, ...parts, showIf: showIf[name] } };
  });
  const answers = Object.fromEntries(made.map(({ name, answer }) => [name, answer]));
  const names = fields.map(({ name }) => name);
  const ordered = {
    ...texts,
    askIf,
    fields: Object.fromEntries(made.map(({ name, field }) => [name, field])),
    save: names.length === 1 ? { key: names[0] } : { keys: Object.fromEntries(names.map((name) => [name, name])) },
    back: { to: after },
    repeatCustomer: 'save',
    hindi: {},
    examples: { pass: [answers], fail: [{ answers, errors: {} }] },
  };
  // Without what is undefined.
  const step: unknown = JSON.parse(JSON.stringify(ordered));
  if (!isStep(step)) {
    const issues = readStep(step).issues.map(({ key, wrong, write }) => `${key}: ${wrong}. Write ${write}.`);
    throw new UsageError(issues.join('\n'));
  }
  const whole = { ...step, examples: examplesOf(step, answers) };
  const known: Readonly<Record<string, string>> = Object.assign({}, ...steps.map(({ hindi }) => hindi));
  return { ...whole, hindi: Object.fromEntries(textsOf(whole).map(({ text }) => [text, known[text] ?? ''])) };
}
