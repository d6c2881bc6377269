import { describe, expect, test } from 'vitest';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { savingOf } from '#engine/saving.ts';
import { answersIn, brokenRule } from '#sandbox/rules/saved-answers.ts';
import { steps } from '#schemas/index.ts';
import { loanPurpose } from '#tests/schemas/fixtures/journey/loan-purpose.ts';

const facts = { ...emptyUserSession, ...emptyDraft, mobile: '9876543210', leadID: 48213 };
const context = { leadID: 48213, facts, origin: 'https://kadam.example' };

describe.each(steps.map((step) => [step.route, step] as const))('%s', (_route, step) => {
  const sent = (answers: Record<string, string>) => savingOf(step, answers, context).body;

  test('is read back from what it sends', () => {
    for (const answers of step.examples.pass) {
      const { pan } = answers as Record<string, string>;
      expect(answersIn(step, sent(answers))).toMatchObject({
        ...answers,
        ...(pan && { pan: pan.toUpperCase() }),
      });
    }
  });

  test('passes where its examples pass, and is refused with a message of its own where they fail', () => {
    for (const answers of step.examples.pass) {
      expect(brokenRule(step, answersIn(step, sent(answers)), facts)).toBeUndefined();
    }
    for (const { answers, errors } of step.examples.fail) {
      const whole = { ...step.examples.pass[0], ...answers } as Record<string, string>;
      expect(Object.values(errors)).toContain(brokenRule(step, whole, facts));
    }
  });

  test('takes only what it offers', () => {
    const [name, field] = Object.entries(step.fields)[0] ?? [];
    const offers = field && ['choice', 'select', 'days'].includes(field.kind);
    if (name && offers)
      expect(brokenRule(step, { ...step.examples.pass[0], [name]: 'Elsewhere' }, facts)).toMatch(/^Please choose/);
  });
});

test('an answer that is missing is an empty one', () => {
  expect(answersIn(loanPurpose, {})).toEqual({ loanPurpose: '' });
  expect(brokenRule(loanPurpose, {}, facts)).toBe(loanPurpose.fields.loanPurpose.rules[0]?.message);
});
