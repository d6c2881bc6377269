import { expect, test } from 'vitest';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { answersIn, brokenRule } from '#sandbox/rules/saved-answers.ts';
import { loanPurpose } from '#tests/schemas/fixtures/journey/loan-purpose.ts';

const facts = { ...emptyUserSession, ...emptyDraft, mobile: '9876543210', leadID: 48213 };
test('an answer that is missing is an empty one', () => {
  expect(answersIn(loanPurpose, {})).toEqual({ loanPurpose: '' });
  expect(brokenRule(loanPurpose, {}, facts)).toBe(loanPurpose.fields.loanPurpose.rules[0]?.message);
});
