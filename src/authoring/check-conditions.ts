import { noFacts } from '#contract/session.ts';
import type { Condition, ConditionValue, Test } from '#engine/condition.ts';
import { offeredBy } from '#engine/field-value.ts';
import type { Field } from '#engine/fields.ts';
import { brokenRule, entryOf } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { visibleOf } from '#engine/visible.ts';
import {
  conditionsOf,
  factValues,
  holdsIn,
  namedValues,
  type PlacedCondition,
  type Situation,
  situationsOf,
  testsIn,
  valuesOfFact,
} from './condition-parts.ts';
import { type Issue, inFileOf, issueAt, type StepIssue, type StepIssues, unknownName } from './issue.ts';

type ConditionalStep = Pick<Step, 'route' | 'fields' | 'askIf' | 'prefill'> & {
  /** Those of all its fields, where some cannot be read. */
  readonly names?: readonly string[];
};

/** Amounts that a money field accepts: of some values, its own bounds, and the amounts beside each. */
function amountsOf({ kind, rules }: Field, values: readonly ConditionValue[]): readonly string[] | undefined {
  if (kind !== 'money') return undefined;
  const bounds = rules.map((rule) => entryOf(rule).value);
  const amounts = [...values, ...bounds].map(Number);
  const beside = amounts.flatMap((amount) => [amount - 1, amount, amount + 1]);
  return [...new Set(beside)].map(String).filter((text) => !brokenRule(rules, text));
}

/** Checks the conditions of a journey: `steps` are those that can be read, `allNames` those of all fields, in their order. */
function checkerOf(steps: readonly ConditionalStep[], allNames?: readonly string[]) {
  const fields = steps.flatMap((step) => Object.entries(step.fields).map(([name, field]) => ({ name, field, step })));
  const names = allNames ?? fields.map(({ name }) => name);
  const find = (test: Test) => ('answer' in test ? fields.find(({ name }) => name === test.answer) : undefined);

  const lastOf = (own: readonly string[]) => Math.max(...own.map((one) => names.indexOf(one)));

  /** A condition may use only earlier answers, so that nothing depends on itself. */
  function* orderIssues(key: string, name: string, step: ConditionalStep, own: readonly string[]): StepIssues {
    const write = 'an answer that is given before it';
    const isLater = names.indexOf(name) > lastOf(own);
    if (own.includes(name)) yield issueAt(key, `'${name}' is asked here`, write);
    else if (isLater) yield issueAt(key, `'${name}' is asked later, on ${step.route}`, write);
  }

  function* subjectIssues(key: string, test: Test, own: readonly string[]): StepIssues {
    if ('session' in test) {
      const facts = Object.keys(factValues);
      yield* unknownName(`${key}.session`, test.session, 'a fact of the session', facts, 'src/engine/condition.ts');
      return;
    }
    // One that is asked later has an issue of its own.
    const earlier = names.slice(0, lastOf(own)).filter((name) => !own.includes(name));
    if (!names.includes(test.answer))
      yield* unknownName(`${key}.answer`, test.answer, 'a field of the journey', earlier, 'the fields');
    const entry = find(test);
    // Nothing else is known of a field that cannot be read.
    if (entry) yield* orderIssues(`${key}.answer`, test.answer, entry.step, own);
  }

  function* valueIssues(key: string, test: Test): StepIssues {
    const entry = find(test);
    const known = valuesOfFact(test)?.map(String) ?? (entry && offeredBy(entry.field));
    const what = `a value of ${'answer' in test ? test.answer : test.session}`;
    if (!known) return;
    for (const value of namedValues(test).map(String)) {
      // An answer that was not given is empty.
      if (value !== '' || !entry) yield* unknownName(key, value, what, known, 'its options');
    }
  }

  /** The possible values of a test's subject; a required answer of an earlier step is never empty. */
  function valuesOf(step: ConditionalStep) {
    return (test: Test, distinguished: readonly ConditionValue[]): readonly ConditionValue[] | undefined => {
      const entry = find(test);
      const values = entry ? (offeredBy(entry.field) ?? amountsOf(entry.field, distinguished)) : valuesOfFact(test);
      if (!entry || !values) return values;
      const always = entry.step !== step && !entry.step.askIf && !entry.field.showIf;
      const required = always && entry.field.rules.some((rule) => rule.rule === 'required');
      return required ? values : [...values, ''];
    };
  }

  function wrongTests(step: ConditionalStep, { key, condition, field }: PlacedCondition): StepIssue[] {
    const own = field === undefined ? (step.names ?? Object.keys(step.fields)) : [field];
    return testsIn(condition, key).flatMap(({ key: at, test }) => {
      const found = [...subjectIssues(at, test, own)];
      return found.length > 0 ? found : [...valueIssues(at, test)];
    });
  }

  /** The situations that a step's own condition and some others distinguish, and in which the step is asked. */
  function situationsAsked(step: ConditionalStep, conditions: readonly Condition[]) {
    const { askIf } = step;
    // A wrong condition of the step is an issue of its own.
    const isGiven = askIf && wrongTests(step, { key: 'askIf', condition: askIf }).length === 0;
    const given: Condition = isGiven ? askIf : { and: [] };
    return situationsOf([given, ...conditions], valuesOf(step)).filter((one) => holdsIn(given, one));
  }

  /** A step of which every field may be hidden would ask nothing, and its save would be empty. */
  function* emptyIssues(step: ConditionalStep): StepIssues {
    const { fields, names: all = Object.keys(fields) } = step;
    const conditions = Object.values(fields).flatMap(({ showIf }) => showIf ?? []);
    if (conditions.length < all.length) return;
    const isEmpty = ({ answers, facts }: Situation) =>
      Object.keys(visibleOf(fields, answers, { ...noFacts, ...facts, answers }).fields).length === 0;
    if (situationsAsked(step, conditions).some(isEmpty))
      yield issueAt('fields', 'all may be hidden at once', 'askIf of the step, or a field that always shows');
  }

  function placedIssues(step: ConditionalStep, placed: PlacedCondition): StepIssue[] {
    const { key, condition } = placed;
    const issues = wrongTests(step, placed);
    if (issues.length > 0) return issues;
    const situations = key === 'askIf' ? situationsOf([condition], valuesOf(step)) : situationsAsked(step, [condition]);
    const results = situations.map((situation) => holdsIn(condition, situation));
    if (results.length === 0) return [];
    if (!results.includes(true)) return [issueAt(key, 'is never true', 'a condition that can be true')];
    return results.includes(false) ? [] : [issueAt(key, 'is always true', 'nothing here: leave it out')];
  }

  return function issuesOf(step: ConditionalStep): readonly StepIssue[] {
    const { when } = step.prefill ?? {};
    // Evaluated as the step opens, so only earlier answers count.
    const ofPrefill = when ? [{ key: 'prefill.when', condition: when }] : [];
    const issues = [...conditionsOf(step), ...ofPrefill].flatMap((placed) => placedIssues(step, placed));
    return issues.length > 0 ? issues : [...emptyIssues(step)];
  };
}

/** Conditions with unknown names or later answers, and those that decide nothing or hide all. `names`: those of all fields. */
export function conditionIssues(steps: readonly ConditionalStep[], names?: readonly string[]): Issue[] {
  const issuesOf = checkerOf(steps, names);
  return steps.flatMap((step) => inFileOf(step.route, issuesOf(step)));
}
