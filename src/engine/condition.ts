import type { Facts } from '#contract/session.ts';
import type { Answers } from './rule.ts';

/** The facts of the session that a condition may name. */
export type SessionFacts = Pick<Facts, 'repeatCustomer' | 'leadType' | 'productId'>;

export type ConditionValue = string | number | boolean;

/** What a value is compared with. `equals` and `oneOf` compare texts: the number 7 equals '7'. */
type Comparison =
  | { readonly equals: ConditionValue }
  | { readonly oneOf: readonly ConditionValue[] }
  | { readonly atLeast: number };

/** One comparison, of the answer to a field or of a fact of the session. */
export type Test = ({ readonly answer: string } | { readonly session: keyof SessionFacts }) & Comparison;

/** When a field, an option or a step shows. Plain data, so that it can be checked and described. */
export type Condition =
  | Test
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }
  | { readonly not: Condition };

/** What a condition reads. A missing answer counts as an empty text. */
export interface ConditionInput {
  readonly answers: Partial<Answers>;
  readonly facts: SessionFacts;
}

function passes(value: string, test: Comparison): boolean {
  if ('equals' in test) return value === String(test.equals);
  if ('oneOf' in test) return test.oneOf.some((one) => value === String(one));
  return value !== '' && Number(value) >= test.atLeast;
}

/** Evaluates a condition. `atLeast` is false for an empty value, and for one that is no number. */
export function isTrue(condition: Condition, known: ConditionInput): boolean {
  if ('and' in condition) return condition.and.every((part) => isTrue(part, known));
  if ('or' in condition) return condition.or.some((part) => isTrue(part, known));
  if ('not' in condition) return !isTrue(condition.not, known);
  const value = 'answer' in condition ? known.answers[condition.answer] : known.facts[condition.session];
  return passes(String(value ?? ''), condition);
}
