import type { ConditionValue, Test } from '#engine/condition.ts';
import type { Field } from '#engine/fields.ts';
import { brokenRule } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { offeredBy } from '#engine/typed.ts';
import { exampleFacts } from './check-answers.ts';
import { didYouMean } from './check-nearest.ts';
import {
  conditionsOf,
  factValues,
  holdsIn,
  namedValues,
  type PlacedCondition,
  situationsOf,
  testsIn,
  valuesOfFact,
} from './condition-parts.ts';
import { type Issue, issueAt, type StepIssue } from './issue.ts';

type ConditionalStep = Pick<Step, 'route' | 'fields' | 'askIf' | 'prefill'>;

interface JourneyField {
  readonly name: string;
  readonly field: Field;
  readonly step: ConditionalStep;
}

/** Amounts that the rules of a field accept: some values, its own bounds, and what lies just beside each. */
function amountsOf({ kind, rules }: Field, values: readonly ConditionValue[]): readonly string[] | undefined {
  if (kind !== 'money') return undefined;
  const bounds = rules.flatMap((rule) => ('value' in rule ? [rule.value] : []));
  const amounts = [...values, ...bounds].map(Number).filter((amount) => !Number.isNaN(amount));
  const beside = amounts.flatMap((amount) => [amount - 1, amount, amount + 1]);
  return [...new Set(beside)].map(String).filter((text) => {
    return !brokenRule(rules, text, { answers: {}, facts: exampleFacts });
  });
}

/** Checks the conditions of a journey: `fields` are those that can be read, `names` those of all, in their order. */
function checkerOf(fields: readonly JourneyField[], names: readonly string[]) {
  const find = (name: string) => fields.find((one) => one.name === name);

  function answerIssues(
    key: string,
    name: string,
    { field, step }: { field: string | undefined; step: ConditionalStep },
  ): StepIssue[] {
    const at = `${key}.answer`;
    if (!names.includes(name)) {
      return [issueAt(at, `'${name}' is not a field of the journey`, didYouMean(name, names, 'the fields'))];
    }
    const entry = find(name);
    // Nothing else is known of a field that cannot be read.
    if (!entry) return [];
    // What is decided only by answers before it cannot depend on itself.
    const own = field === undefined ? Object.keys(step.fields) : [field];
    if (own.includes(name)) return [issueAt(at, `'${name}' is asked here`, 'an answer that is given before it')];
    const last = Math.max(...own.map((one) => names.indexOf(one)));
    if (names.indexOf(name) < last) return [];
    const wrong = `'${name}' is asked later, on ${entry.step.route}`;
    return [issueAt(at, wrong, 'an answer that is given before it')];
  }

  /** The values that a test may meet; an answer that must be given before is never empty. */
  function valuesOf(step: ConditionalStep) {
    return (test: Test, distinguished: readonly ConditionValue[]): readonly ConditionValue[] | undefined => {
      if ('session' in test) return valuesOfFact(test);
      const entry = find(test.answer);
      const values = entry && (offeredBy(entry.field) ?? amountsOf(entry.field, distinguished));
      if (!entry || !values) return undefined;
      const always = entry.step !== step && !entry.step.askIf && !entry.field.showIf;
      const required = always && entry.field.rules.some((rule) => rule.rule === 'required');
      return required ? values : [...values, ''];
    };
  }

  function valueIssues(key: string, test: Test): StepIssue[] {
    const entry = 'answer' in test ? find(test.answer) : undefined;
    const known = valuesOfFact(test)?.map(String) ?? (entry && offeredBy(entry.field));
    if (!known) return [];
    const subject = 'answer' in test ? test.answer : test.session;
    const unknown = namedValues(test).filter((value) => !known.includes(String(value)) && !(value === '' && entry));
    return unknown.map((value) => {
      const wrong = `'${value}' is never the value of ${subject}`;
      return issueAt(key, wrong, didYouMean(String(value), known, 'its options'));
    });
  }

  return function issuesOf(step: ConditionalStep, { key, condition, field }: PlacedCondition): StepIssue[] {
    const issues = testsIn(condition, key).flatMap(({ key: at, test }) => {
      if ('answer' in test) {
        const unknown = answerIssues(at, test.answer, { field, step });
        return unknown.length > 0 ? unknown : valueIssues(at, test);
      }
      if (Object.hasOwn(factValues, test.session)) return valueIssues(at, test);
      const write = didYouMean(test.session, Object.keys(factValues), 'src/engine/condition.ts');
      return [issueAt(`${at}.session`, `'${test.session}' is not a fact of the session`, write)];
    });
    if (issues.length > 0) return issues;
    const results = situationsOf([condition], valuesOf(step)).map((situation) => holdsIn(condition, situation));
    if (results.length === 0) return [];
    if (!results.includes(true)) return [issueAt(key, 'is never true', 'a condition that can be true')];
    return results.includes(false) ? [] : [issueAt(key, 'is always true', 'nothing here: leave it out')];
  };
}

/** When a step asks for answers that the server may have: decided as it opens, so by what is known before it. */
function prefillConditions({ prefill }: ConditionalStep): readonly PlacedCondition[] {
  return prefill?.when ? [{ key: 'prefill.when', condition: prefill.when }] : [];
}

/** Conditions over unknown names or later answers, and those that decide nothing. `names` are those of all fields. */
export function conditionIssues(steps: readonly ConditionalStep[], names?: readonly string[]): Issue[] {
  const fields = steps.flatMap((step) => Object.entries(step.fields).map(([name, field]) => ({ name, field, step })));
  const issuesOf = checkerOf(fields, names ?? fields.map(({ name }) => name));
  return steps.flatMap((step) =>
    [...conditionsOf(step), ...prefillConditions(step)].flatMap((placed) =>
      issuesOf(step, placed).map((found) => ({ file: `schemas${step.route}.ts`, ...found })),
    ),
  );
}
