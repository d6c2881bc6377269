import { type Facts, noFacts } from '#contract/session.ts';
import type { Test } from '#engine/condition.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { visibleOf } from '#engine/visible.ts';
import { conditionsOf, situationsOf, valuesOfFact } from './condition-parts.ts';

/** The borrower of the examples: a rule may look at the own mobile number, as §5 "References" does. */
export const exampleFacts: Facts = { ...noFacts, leadID: 48213, mobile: '9876543210' };

/** What the save of an example knows beside its answers and the borrower. */
export const exampleContext = { leadID: 48213, origin: 'https://kadam.example' };

type Conditional = Pick<Step, 'fields' | 'examples' | 'askIf'>;

/** What the conditions of a step may meet outside of it: answers of earlier steps, and facts of the session. */
function outerSituations(step: Conditional): readonly Facts[] {
  const conditions = conditionsOf(step).map(({ condition }) => condition);
  const own = (test: Test) => ('answer' in test && test.answer in step.fields ? [''] : undefined);
  const listed = (test: Test) => valuesOfFact(test) ?? own(test);
  return situationsOf(conditions, listed).map(({ answers, facts }) => ({ ...exampleFacts, ...facts, answers }));
}

/** The borrower to whom an example means something: the first who is shown all fields it names, and most others. */
export function factsFor(step: Conditional, example: Partial<Answers> = {}, field?: string): Facts {
  const whole = { ...step.examples.pass[0], ...example };
  const named = Object.keys(example).filter((name) => example[name] || Object.keys(example).length === 1);
  const countOf = (facts: Facts) => {
    const { fields, answers } = visibleOf(step.fields, whole, facts);
    const shown = named.filter((name) => name in fields && answers[name] === (whole[name] ?? ''));
    const isShown = field !== undefined && field in fields;
    return (isShown ? 10_000 : 0) + shown.length * 100 + Object.keys(fields).length;
  };
  const [first = exampleFacts, ...others] = conditionsOf(step).length > 0 ? outerSituations(step) : [];
  return others.reduce((best, facts) => (countOf(facts) > countOf(best) ? facts : best), first);
}

/** The whole answers of an example: what it leaves out is as in the first one that passes, else empty. */
export function exampleAnswers(step: Conditional, answers: Partial<Answers>, facts = factsFor(step, answers)): Answers {
  return visibleOf(step.fields, { ...step.examples.pass[0], ...answers }, facts).answers;
}
