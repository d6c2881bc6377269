import { valuesAgainst } from '#authoring/break-search.ts';
import { exampleFacts } from '#authoring/check-answers.ts';
import { fieldKinds } from '#engine/fields.ts';
import type { Rule } from '#engine/rules.ts';
import { brokenRule } from '#engine/rules.ts';
import type { Wish } from './wish.ts';

/** The one field of a new step, as its kind's entry in the registry writes it. */
export interface WrittenField {
  readonly rules: readonly Rule[];
  /** Its other parts, beside kind and label. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** An answer that passes. */
  readonly answer: string;
}

export function writtenField(wish: Wish): WrittenField {
  const made = fieldKinds[wish.kind].tools.newField?.(wish);
  if (!made) throw new Error(`A ${wish.kind} field is written by hand.`);
  const { rules, ...parts } = made.parts;
  return { rules, parts, answer: made.answer };
}

/** An answer that shows the message of a rule: the first that breaks it, and none of those before it. */
export function answerAgainst(rule: Rule, { rules, answer }: WrittenField): string {
  const context = { answers: {}, facts: exampleFacts };
  const values = valuesAgainst(rule, { text: answer, ...context });
  return values.find((value) => brokenRule(rules, value, context) === rule) ?? '';
}
