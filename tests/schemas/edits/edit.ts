import { breaksOf } from '#authoring/break-rules.ts';
import { exampleAnswers, factsFor } from '#authoring/check-answers.ts';
import { conditionsOf, testsIn } from '#authoring/condition-parts.ts';
import { textsOf } from '#authoring/step-texts.ts';
import type { Field } from '#engine/fields.ts';
import type { Rule } from '#engine/rules.ts';
import { brokenRule } from '#engine/rules.ts';
import { type Journey, routeOf, type Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';

/** Two random numbers, of which an edit chooses what it changes, and a number that is new in each edit. */
export interface Dice {
  readonly at: number;
  readonly by: number;
  readonly fresh: number;
}

/** One edit of a journey, as the product team makes it; undefined where the journey has nothing to edit so. */
export type Edit = (journey: Journey, dice: Dice) => Journey | undefined;

export const stepsIn = (journey: Journey): readonly Step[] => journey.filter((entry) => typeof entry !== 'string');

/** One of several, by a random number. */
export const pick = <Item>(items: readonly Item[], by: number): Item | undefined => items[by % items.length];

/** The answers that the conditions of a journey read. */
export function answersRead(journey: Journey): readonly string[] {
  const conditions = stepsIn(journey).flatMap(conditionsOf);
  const tests = conditions.flatMap(({ condition }) => testsIn(condition, ''));
  return tests.flatMap(({ test }) => ('answer' in test ? [test.answer] : []));
}

/** What shows of an example: its whole answers, with the borrower to whom they mean something. */
function shownBy(step: Step, example: Step['examples']['pass'][number] | Partial<Record<string, string>>) {
  const facts = factsFor(step, example);
  const answers = exampleAnswers(step, example, facts);
  return { facts, answers, messages: messagesOf(step.fields, answers, facts) };
}

/** A step with Hindi for exactly the texts that it has: a new text has a new line, with the numbers of the English. */
function translated(step: Step): Step {
  const words = textsOf(step).map(({ text }) => {
    const numbers = text.replaceAll(',', '').match(/\d+/g) ?? [];
    return [text, step.hindi?.[text] ?? ['हिंदी', ...numbers].join(' ')] as const;
  });
  return { ...step, hindi: Object.fromEntries(words) };
}

const sorted = (messages: object) => JSON.stringify(Object.entries(messages).toSorted());

/** Where the examples do not show every rule, one more for each rule that is left. */
function withFailingExamples(step: Step): Step {
  const fail = step.examples.fail.filter(
    ({ answers, errors }) => sorted(shownBy(step, answers).messages) === sorted(errors),
  );
  const failing = fail.map(({ answers }) => shownBy(step, answers));
  const isShown = (name: string, rule: Rule) =>
    failing.some(
      (shown) =>
        name in shown.answers &&
        brokenRule(step.fields[name]?.rules ?? [], String(shown.answers[name]), shown) === rule,
    );
  const missing = Object.entries(step.fields).flatMap(([name, { rules }]) =>
    rules.filter((rule) => !isShown(name, rule)).map(({ message }) => `${name}: ${message}`),
  );
  if (missing.length === 0) return { ...step, examples: { ...step.examples, fail } };
  const more = breaksOf({ ...step, examples: { ...step.examples, fail: [] } })
    .filter(({ field, message }) => missing.includes(`${field}: ${message}`))
    .map(({ answers, facts }) => ({ answers, errors: messagesOf(step.fields, answers, facts) }));
  return { ...step, examples: { ...step.examples, fail: [...fail, ...more] } };
}

/** An edited step with the examples that still pass, those that show each rule, and its Hindi; none where nothing passes. */
export function completed(step: Step): Step | undefined {
  const pass = step.examples.pass.filter((example) => Object.keys(shownBy(step, example).messages).length === 0);
  return pass.length === 0
    ? undefined
    : translated(withFailingExamples({ ...step, examples: { ...step.examples, pass } }));
}

/** The journey with one step in another form. */
export function withStep(journey: Journey, changed: Step | undefined): Journey | undefined {
  const whole = changed && completed(changed);
  return whole && journey.map((entry) => (routeOf(entry) === whole.route ? whole : entry));
}

/** A step with a field in another form. */
export const withField = (step: Step, name: string, field: Field): Step => ({
  ...step,
  fields: { ...step.fields, [name]: field },
});

export interface Found {
  readonly step: Step;
  readonly name: string;
  readonly field: Field;
  /** Whether a condition of the journey reads its answer. */
  readonly isRead: boolean;
}

/** An edit of one field, by a random number one of those that fit: a step in another form, or none. */
export const editField =
  (isFit: (found: Found) => boolean, change: (found: Found, dice: Dice) => Step | undefined): Edit =>
  (journey, dice) => {
    const read = answersRead(journey);
    const fit = stepsIn(journey).flatMap((step) =>
      Object.entries(step.fields)
        .map(([name, field]) => ({ step, name, field, isRead: read.includes(name) }))
        .filter(isFit),
    );
    const found = pick(fit, dice.at);
    return found && withStep(journey, change(found, dice));
  };
