import { describe, expect, test } from 'vitest';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { FieldOf, Fields } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { minLength } from '#engine/rules.ts';
import { refusalOf, stepOfKeys, stepsAnswered, storedAnswers } from '#sandbox/rules/saved-answers.ts';
import { vehicle } from '#tests/engine/conditional-step.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';

const facts = { ...emptyUserSession, ...emptyDraft, mobile: '9876543210', leadID: 48213 };

test('an answer that its field would normalize differently is refused, whatever its rules', () => {
  const rules = [minLength(5, 'Too short')];
  const plate: FieldOf<'digits'> = { kind: 'digits', label: 'Plate', rules };
  const refusal = (fields: Fields, answers: Answers) =>
    refusalOf({ ...trip, fields, save: { key: Object.keys(fields).join() } }, answers, facts);
  expect(refusal({ plate }, { plate: '12345' })).toBeUndefined();
  for (const text of ['12-345', ' 12345', '१२३४५']) {
    expect(refusal({ plate }, { plate: text }), text).toBe("Please send 'Plate' as its field holds it.");
  }
  expect(refusal({ plate }, { plate: '12-4' })).toBe('Too short');
});

const steps = [trip, deposit, vehicle];

test('save keys identify their step in any order', () => {
  expect(stepOfKeys(['tripKind'], steps)).toBe(trip);
  expect(stepOfKeys(['use', 'owns'], steps)).toBe(vehicle);
});

test('the answers of all visible fields are saved together, and the answer of a field that is now hidden is deleted', () => {
  const body = { owns: 'No', use: 'Work' };
  expect(refusalOf(vehicle, body, facts)).toBeUndefined();
  expect(storedAnswers(vehicle, body)).toStrictEqual({ ...body, plate: undefined });
  const missing = (keys: string) => `All answers of /your-residence are saved together: ${keys} is missing.`;
  expect(refusalOf(vehicle, { plate: 'MH12', use: 'Work' }, facts)).toBe(missing("'owns'"));
  expect(refusalOf(vehicle, { owns: 'Yes' }, facts)).toBe(missing("'plate', 'use'"));
});

test('of the details that are confirmed together, a step is left out if a key is missing, or it is skipped and empty', () => {
  const inBody = (body: Readonly<Record<string, string>>) =>
    stepsAnswered(body, steps, facts, [trip.route]).map(([{ route }, sent]) => [route, sent]);
  const car = { owns: 'No', use: 'Work' };
  expect(inBody({ ...car, tripKind: '', other: 'x' })).toEqual([[vehicle.route, car]]);
  expect(inBody({ owns: '', use: '' })).toEqual([[vehicle.route, { owns: '', use: '' }]]);
  expect(inBody({ owns: 'No', tripKind: 'Market' })).toEqual([[trip.route, { tripKind: 'Market' }]]);
});

test.for([
  [[], 'Send the save keys of a step with leadID.'],
  [['trips', 'toString', 'tripKind'], "Send one of the known keys with leadID, not 'trips', 'toString'."],
  [
    ['tripKind', 'depositAmount'],
    "Save one step at a time: 'tripKind', 'depositAmount' are the keys of /trip and /deposit.",
  ],
] as const)('the keys %j are refused: %s', ([keys, message]) => {
  expect(stepOfKeys(keys, steps)).toBe(message);
});

describe('an answer to a hidden field or option', () => {
  const no = { owns: 'No', plate: '', use: 'Work' };

  test('is refused', () => {
    expect(refusalOf(vehicle, { ...no, plate: 'MH12' }, facts)).toBe("'Plate' is not asked here. Please leave it out.");
    expect(refusalOf(vehicle, { ...no, use: 'Taxi' }, facts)).toBe('Please choose one of: Work');
    expect(refusalOf(vehicle, { ...no, use: 'Walk' }, facts)).toBe('Please choose one of: Work');
  });

  test('is not required', () => {
    expect(refusalOf(vehicle, no, facts)).toBeUndefined();
    expect(refusalOf(vehicle, { ...no, owns: 'Yes' }, facts)).toBe('Please enter the plate');
    expect(refusalOf(vehicle, { owns: 'Yes', plate: 'MH12', use: 'Walk' }, facts)).toBe(
      'Please choose one of: Work, As a taxi',
    );
  });
});
