import { expect, test } from 'vitest';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { FieldOf, Fields } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { minLength } from '#engine/rules.ts';
import { answersIn, brokenRule } from '#sandbox/rules/saved-answers.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';

const facts = { ...emptyUserSession, ...emptyDraft, mobile: '9876543210', leadID: 48213 };

test('an answer that is missing is an empty one', () => {
  expect(answersIn(trip, {})).toEqual({ trip: '' });
  expect(brokenRule(trip, {}, facts)).toBe(trip.fields.trip.rules[0]?.message);
});

test('an answer that its field would hold differently is refused, whatever its rules', () => {
  const rules = [minLength(5, 'Too short')];
  const plate: FieldOf<'text'> = { kind: 'text', label: 'Plate', normalize: 'withoutSeparators', rules };
  const code: FieldOf<'code'> = { kind: 'code', label: 'Code', length: 6, rules };
  const refusalOf = (fields: Fields, answers: Answers) => brokenRule({ fields }, answers, facts);
  expect(refusalOf({ plate }, { plate: '12345' })).toBeUndefined();
  for (const text of ['12-345', ' 12345', '१२३४५']) {
    expect(refusalOf({ plate }, { plate: text }), text).toBe("Please send 'Plate' as its field holds it.");
  }
  expect(refusalOf({ plate }, { plate: '12-4' })).toBe('Too short');
  expect(refusalOf({ code }, { code: 'abcdef' })).toBe("Please send 'Code' as its field holds it.");
});
