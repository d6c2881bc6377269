import type { Facts } from '#contract/session.ts';
import { isTrue } from './condition.ts';
import type { Outcome } from './outcome.ts';
import type { Answers } from './rule.ts';
import type { Prefill } from './step.ts';
import type { StepView } from './step-calls.ts';

/** Whether a step reads saved answers from the server. */
export function isPrefilled(prefill: Prefill | undefined, facts: Facts): prefill is Prefill {
  return prefill !== undefined && (!prefill.when || isTrue(prefill.when, { answers: facts.answers, facts }));
}

/** The text or number at a path of an answer, as a trimmed text; an empty text where it has none, or the number 0. */
export function textAt(path: string, answer: unknown): string {
  return String(path.split('.').reduce<unknown>((at, name) => Object(at)[name], answer) || '').trim();
}

/** The answers that the server has saved, read from the body of its answer to the prefill's call. */
export function prefilledAnswers({ answers }: Pick<Prefill, 'answers'>, answer: unknown): Partial<Answers> {
  // step() proved that the function reads the answer to the call.
  if (typeof answers === 'function') return (answers as (answer: unknown) => Partial<Answers>)(answer);
  return Object.fromEntries(Object.entries(answers).map(([name, path = '']) => [name, textAt(path, answer)]));
}

/** The outcome of Next instead of a save, where the answers contradict what the server has saved. */
export function refusalOf({ refuses }: Prefill, answer: unknown, answers: Answers): Outcome<StepView> | undefined {
  // As above.
  const refused = refuses as ((answer: unknown, answers: Answers) => Outcome<StepView> | undefined) | undefined;
  return refused?.(answer, answers);
}
