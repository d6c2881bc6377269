import { type Facts, noFacts } from '#contract/session.ts';
import { type Condition, isTrue } from '#engine/condition.ts';
import { offeredBy } from '#engine/field-value.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { visibleOf } from '#engine/visible.ts';
import { conditionsOf, situationsOf, valuesOfFact } from './condition-parts.ts';

/** The borrower of the examples. */
export const exampleFacts: Facts = { ...noFacts, leadID: 48213, mobile: '9876543210' };

/** What saving an example needs besides its answers and the borrower. */
export const exampleContext = { origin: 'https://kadam.example' };

type Conditional = Pick<Step, 'fields' | 'examples' | 'askIf'>;

/** The borrowers whom the conditions of a step distinguish; `ownValues` gives the values of a field of this step. */
function borrowersOf(
  step: Conditional,
  ownValues: (field: Field) => readonly string[] | undefined,
  conditions = conditionsOf(step).map(({ condition }) => condition),
): readonly Facts[] {
  const situations = situationsOf(conditions, (test) => {
    const field = 'answer' in test && step.fields[test.answer];
    return field ? ownValues(field) : valuesOfFact(test);
  });
  return situations.map(({ answers, facts }) => ({ ...exampleFacts, ...facts, answers }));
}

/**
 * The borrower of an example, or of the first passing one: the first who sees most of the fields that it answers, with its
 * options, then most of the others; of those for whom `wanted` is true.
 */
export function factsFor(step: Conditional, example: Partial<Answers> = {}, wanted: Condition = { and: [] }): Facts {
  const whole = { ...step.examples.pass[0], ...example };
  const names = Object.keys(Object.keys(example).length > 0 ? example : whole);
  // An empty answer may be that of a hidden field, unless it is all that the example is about.
  const named = names.filter((name) => whole[name] || names.length === 1);
  const countOf = (facts: Facts) => {
    const { fields, answers } = visibleOf(step.fields, whole, facts);
    const shown = named.filter((name) => name in fields && answers[name] === whole[name]);
    return shown.length * 100 + Object.keys(fields).length;
  };
  const conditions = [wanted, ...conditionsOf(step).map(({ condition }) => condition)];
  const borrowers = borrowersOf(step, () => [''], conditions);
  const [first = exampleFacts, ...others] = borrowers.filter((facts) =>
    isTrue(wanted, { answers: facts.answers, facts }),
  );
  return others.reduce((best, facts) => (countOf(facts) > countOf(best) ? facts : best), first);
}

/** All answers of an example: those that it leaves out are as in the first passing example, else empty. */
export function exampleAnswers(step: Conditional, answers: Partial<Answers>, facts = factsFor(step, answers)): Answers {
  return visibleOf(step.fields, { ...step.examples.pass[0], ...answers }, facts).answers;
}

/** For each field with a condition, one state that shows it and one that hides it, where there are such. */
export function conditionalStates(step: Step) {
  const states = borrowersOf(step, offeredBy).map((facts) => {
    return { facts, visible: visibleOf(step.fields, { ...step.examples.pass[0], ...facts.answers }, facts) };
  });
  const conditional = Object.keys(step.fields).filter((name) => step.fields[name]?.showIf);
  return conditional.flatMap((field) =>
    [true, false].flatMap((shown) => {
      const found = states.find(({ visible }) => field in visible.fields === shown);
      if (!found) return [];
      const { [field]: _own, ...answers } = found.visible.answers;
      return [{ field, shown, facts: found.facts, answers }];
    }),
  );
}
