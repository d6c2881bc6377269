import { describe, expect, test } from 'vitest';
import { boundsOf, breaksOf } from '#authoring/break-rules.ts';
import { exampleFacts } from '#authoring/check-answers.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { answersIn, brokenRule } from '#sandbox/rules/saved-answers.ts';
import { steps } from '#schemas/index.ts';

const facts = { ...exampleFacts, leadID: 48213 };

/** The sandbox's message for the answers as the app sends them. */
function refusalOf(step: Step, answers: Answers) {
  const { body } = savingOf(step, answers, { leadID: facts.leadID, facts, origin: 'https://kadam.example' });
  return brokenRule(step, answersIn(step, body), facts);
}

describe.for(steps)('at $route the sandbox', (step) => {
  test('refuses each answer that breaks a rule with its message', () => {
    for (const { name, answers } of breaksOf(step, facts)) {
      expect(refusalOf(step, answers), name).toBe(Object.values(messagesOf(step.fields, answers, facts))[0]);
    }
  });

  test('checks each bound exactly', () => {
    for (const { name, side, answers } of boundsOf(step, facts)) {
      const message = refusalOf(step, answers);
      if (side === 'inside') expect(message, name).toBeUndefined();
      else expect(Object.values(messagesOf(step.fields, answers, facts)), name).toContain(message);
    }
  });
});
