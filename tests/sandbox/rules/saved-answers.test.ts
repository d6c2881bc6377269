import { expect, test } from 'vitest';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { answersIn, brokenRule } from '#sandbox/rules/saved-answers.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';

const facts = { ...emptyUserSession, ...emptyDraft, mobile: '9876543210', leadID: 48213 };
test('an answer that is missing is an empty one', () => {
  expect(answersIn(trip, {})).toEqual({ trip: '' });
  expect(brokenRule(trip, {}, facts)).toBe(trip.fields.trip.rules[0]?.message);
});
