import type { Condition } from '#engine/condition.ts';

/** A condition in words: 'gender is Male or Other, and productId is at least 2'. */
export function conditionWords(condition: Condition): string {
  if ('not' in condition) return `not (${conditionWords(condition.not)})`;
  if ('and' in condition) return condition.and.map(wordsWithin).join(', and ');
  if ('or' in condition) return condition.or.map(wordsWithin).join(', or ');
  const subject = 'answer' in condition ? condition.answer : condition.session;
  if ('equals' in condition) return `${subject} is ${condition.equals === '' ? 'empty' : condition.equals}`;
  if ('oneOf' in condition) return `${subject} is ${condition.oneOf.join(' or ')}`;
  return `${subject} is at least ${condition.atLeast}`;
}

/** A list in a list is in brackets. */
function wordsWithin(condition: Condition): string {
  const words = conditionWords(condition);
  return 'and' in condition || 'or' in condition ? `(${words})` : words;
}
