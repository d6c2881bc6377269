import { leadTypes, noFacts } from '#contract/session.ts';
import { type Condition, type ConditionValue, isTrue, type SessionFacts, type Test } from '#engine/condition.ts';
import { optionsOf } from '#engine/fields.ts';
import type { Step } from '#engine/step.ts';

/** The values that a fact of the session may have; none where they cannot be listed. */
export const factValues: { readonly [Name in keyof SessionFacts]: readonly ConditionValue[] } = {
  repeatCustomer: [true, false],
  leadType: leadTypes,
  productId: [],
};

/** The values of a fact that a test compares, where they can be listed. */
export function valuesOfFact(test: Test): readonly ConditionValue[] | undefined {
  // A schema may have a name that its type does not allow.
  const values: readonly ConditionValue[] | undefined = 'session' in test ? factValues[test.session] : undefined;
  return values?.length ? values : undefined;
}

/** A condition where it is written: its key in the schema, and the field it belongs to, if any. */
export interface PlacedCondition {
  readonly key: string;
  readonly condition: Condition;
  readonly field?: string;
}

/** Every condition of a step, in the order of the schema. */
export function conditionsOf({ askIf, fields }: Pick<Step, 'askIf' | 'fields'>): readonly PlacedCondition[] {
  const own = Object.entries(fields).flatMap(([name, field]) => [
    { key: `fields.${name}.showIf`, condition: field.showIf, field: name },
    ...optionsOf(field).map(({ showIf }, index) => ({
      key: `fields.${name}.options[${index}].showIf`,
      condition: showIf,
      field: name,
    })),
  ]);
  return [{ key: 'askIf', condition: askIf }, ...own].flatMap(({ condition, ...placed }) =>
    condition ? [{ ...placed, condition }] : [],
  );
}

export function testsIn(condition: Condition, key: string): readonly { readonly key: string; readonly test: Test }[] {
  if ('not' in condition) return testsIn(condition.not, `${key}.not`);
  if ('and' in condition) return condition.and.flatMap((part, index) => testsIn(part, `${key}.and[${index}]`));
  if ('or' in condition) return condition.or.flatMap((part, index) => testsIn(part, `${key}.or[${index}]`));
  return [{ key, test: condition }];
}

export function namedValues(test: Test): readonly ConditionValue[] {
  if ('equals' in test) return [test.equals];
  return 'oneOf' in test ? test.oneOf : [];
}

const subjectOf = (test: Test) => ('answer' in test ? `answer ${test.answer}` : `session ${test.session}`);

function distinguishing(tests: readonly Test[]): readonly ConditionValue[] {
  const named = tests.flatMap(namedValues);
  const bounds = tests.flatMap((test) => ('atLeast' in test ? [test.atLeast, test.atLeast - 1] : []));
  return [...new Set([...named, ...bounds, 'something else'])];
}

/** The values to try for a test's subject. `distinguished` are the values that the tests of this subject distinguish. */
type ValuesOf = (test: Test, distinguished: readonly ConditionValue[]) => readonly ConditionValue[] | undefined;

/** What a condition may meet: the answers, and the facts of the session. */
export interface Situation {
  readonly answers: Readonly<Record<string, string>>;
  readonly facts: Partial<SessionFacts>;
}

/** More situations are not tried: such a condition is too large for a reader as well. */
const mostSituations = 20_000;

/** Every situation that some conditions distinguish: each combination of their subjects' values. None if too many. */
export function situationsOf(conditions: readonly Condition[], valuesOf: ValuesOf): readonly Situation[] {
  const tests = conditions.flatMap((condition) => testsIn(condition, '')).map(({ test }) => test);
  const bySubject = new Map(tests.map((test) => [subjectOf(test), test]));
  let situations: Situation[] = [{ answers: {}, facts: {} }];
  for (const [subject, test] of bySubject) {
    const distinguished = distinguishing(tests.filter((other) => subjectOf(other) === subject));
    const values = valuesOf(test, distinguished) ?? distinguished;
    if (situations.length * values.length > mostSituations) return [];
    situations = situations.flatMap(({ answers, facts }) =>
      values.map((value) =>
        'answer' in test
          ? { answers: { ...answers, [test.answer]: String(value) }, facts }
          : { answers, facts: { ...facts, [test.session]: value } },
      ),
    );
  }
  return situations;
}

export const holdsIn = (condition: Condition, { answers, facts }: Situation): boolean =>
  isTrue(condition, { answers, facts: { ...noFacts, ...facts } });

/** A condition in words: 'gender is Male or Other, and productId is at least 2'. */
export function conditionWords(condition: Condition): string {
  if ('not' in condition) return `not (${conditionWords(condition.not)})`;
  if ('and' in condition) return condition.and.map(wordsWithin).join(', and ');
  if ('or' in condition) return condition.or.map(wordsWithin).join(', or ');
  const subject = 'answer' in condition ? condition.answer : condition.session;
  if ('atLeast' in condition) return `${subject} is at least ${condition.atLeast}`;
  const values = 'equals' in condition ? [condition.equals] : condition.oneOf;
  return `${subject} is ${values.map((value) => (value === '' ? 'empty' : value)).join(' or ')}`;
}

function wordsWithin(condition: Condition): string {
  const words = conditionWords(condition);
  return 'and' in condition || 'or' in condition ? `(${words})` : words;
}
