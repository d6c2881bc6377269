import { breaksOf } from '#authoring/break-rules.ts';
import { exampleAnswers, factsFor } from '#authoring/check-answers.ts';
import { textsOf } from '#authoring/step-texts.ts';
import type { Route } from '#contract/routes.ts';
import type { Field, Option } from '#engine/fields.ts';
import type { Rule } from '#engine/rules.ts';
import { brokenRule } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import type { Journey } from '../../../scripts/diff-schemas/compare.ts';

export type { Journey };

/** Two random numbers, of which an edit chooses what it changes, and a number that is new in each edit. */
export interface Dice {
  readonly at: number;
  readonly by: number;
  readonly fresh: number;
}

/** One edit of a journey, as the product team makes it; undefined where the journey has nothing to edit so. */
export type Edit = (journey: Journey, dice: Dice) => Journey | undefined;

export const stepsIn = (journey: Journey): readonly Step[] => journey.filter((entry) => typeof entry !== 'string');
export const routeOf = (entry: Step | Route): Route => (typeof entry === 'string' ? entry : entry.route);

/** One of several, by a random number. */
export const pick = <Item>(items: readonly Item[], by: number): Item | undefined => items[by % items.length];

export const without = <Value>(record: Readonly<Record<string, Value>>, ...gone: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !gone.includes(name)));

export const optionsOf = (field: Field): readonly Option[] => ('options' in field ? field.options : []);

/** A step with Hindi for exactly the texts that it has: a new text has a new line, with the numbers of the English. */
function translated(step: Step): Step {
  const words = textsOf(step).map(({ text }) => {
    const numbers = text.replaceAll(',', '').match(/\d+/g) ?? [];
    return [text, step.hindi?.[text] ?? ['हिंदी', ...numbers].join(' ')] as const;
  });
  return { ...step, hindi: Object.fromEntries(words) };
}

/** Where the examples do not show every rule, one more for each rule that is left. */
function withFailingExamples(step: Step): Step {
  const fail = step.examples.fail.filter(({ answers, errors }) => {
    const facts = factsFor(step, answers);
    const shown = messagesOf(step.fields, exampleAnswers(step, answers, facts), facts);
    return JSON.stringify(Object.entries(shown).toSorted()) === JSON.stringify(Object.entries(errors).toSorted());
  });
  const isShown = (name: string, rule: Rule) =>
    fail.some(({ answers: written }) => {
      const facts = factsFor(step, written);
      const answers = exampleAnswers(step, written, facts);
      return (
        name in answers &&
        brokenRule(step.fields[name]?.rules ?? [], String(answers[name]), { answers, facts }) === rule
      );
    });
  const rules = Object.entries(step.fields).flatMap(([name, field]) => field.rules.map((rule) => ({ name, rule })));
  const missing = rules.filter(({ name, rule }) => !isShown(name, rule));
  const more = breaksOf({ ...step, examples: { ...step.examples, fail: [] } }).flatMap((found) => {
    const isMissing = missing.some(({ name, rule }) => name === found.field && rule.message === found.message);
    const { answers, facts } = found;
    return isMissing ? [{ answers, errors: messagesOf(step.fields, answers, facts) }] : [];
  });
  return { ...step, examples: { ...step.examples, fail: [...fail, ...more] } };
}

/** An edited step with the examples that still pass, those that show each rule, and its Hindi; none where nothing passes. */
export function completed(step: Step): Step | undefined {
  const pass = step.examples.pass.filter((example) => {
    const facts = factsFor(step, example);
    return Object.keys(messagesOf(step.fields, exampleAnswers(step, example, facts), facts)).length === 0;
  });
  if (pass.length === 0) return undefined;
  return translated(withFailingExamples({ ...step, examples: { ...step.examples, pass } }));
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

/** A field of a step of the journey, by a random number, of those that are fit for an edit. */
export function pickField(journey: Journey, at: number, isFit: (field: Field, step: Step) => boolean) {
  const all = stepsIn(journey).flatMap((step) =>
    Object.entries(step.fields).map(([name, field]) => ({ step, name, field })),
  );
  return pick(
    all.filter(({ field, step }) => isFit(field, step)),
    at,
  );
}
