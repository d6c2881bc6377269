import type { Facts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { visibleOf } from '#engine/visible.ts';
import { exampleFacts } from './check-answers.ts';
import { conditionsOf, offeredBy, situationsOf, valuesOfFact } from './condition-parts.ts';

/** A step with one of its conditional fields shown or hidden: the borrower, and the answers that bring it about. */
export interface ConditionalState {
  readonly field: string;
  readonly shown: boolean;
  readonly facts: Facts;
  /** Of this step, without the field itself. */
  readonly answers: Answers;
}

/** For each field with a condition, one state that shows it and one that hides it, where there are such. */
export function conditionalStates(step: Step): readonly ConditionalState[] {
  const situations = situationsOf(
    conditionsOf(step).map(({ condition }) => condition),
    (test) => {
      const field = 'answer' in test && step.fields[test.answer];
      return field ? offeredBy(field) : valuesOfFact(test);
    },
  );
  const states = situations.map(({ answers, facts }) => {
    const known: Facts = { ...exampleFacts, ...facts, answers };
    return { facts: known, visible: visibleOf(step.fields, { ...step.examples.pass[0], ...answers }, known) };
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
