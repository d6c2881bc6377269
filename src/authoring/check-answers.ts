import type { Facts } from '#contract/session.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf as messagesUnder } from '#engine/validate.ts';

/** The borrower of the examples: a rule may look at the own mobile number, as §5 "References" does. */
export const exampleFacts: Facts = { ...emptyUserSession, ...emptyDraft, leadID: 48213, mobile: '9876543210' };

/** The message under each field that has one, by the field's name. */
export function messagesOf(step: Step, answers: Answers, facts: Facts): Readonly<Record<string, string>> {
  return messagesUnder(step.fields, answers, facts);
}

/** The whole answers of an example: what it leaves out is as in the first example that passes, else empty. */
export function exampleAnswers(step: Step, answers: Partial<Answers>): Answers {
  const given = { ...step.examples.pass[0], ...answers };
  return Object.fromEntries(Object.keys(step.fields).map((name) => [name, given[name] ?? '']));
}
