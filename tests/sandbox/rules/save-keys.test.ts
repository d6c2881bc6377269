import { expect, test } from 'vitest';
import { stepOfKeys } from '#sandbox/rules/save-keys.ts';
import { vehicle } from '#tests/engine/conditional-step.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';

const steps = [trip, deposit, vehicle];

test('the keys of one step, in any order, are those of that step', () => {
  expect(stepOfKeys(['tripKind'], steps)).toBe(trip);
  expect(stepOfKeys(['use', 'owns', 'plate'], steps)).toBe(vehicle);
});

test.for([
  ['no key', []],
  ['an unknown key', ['toString', 'tripKind']],
  ['the keys of two steps', ['tripKind', 'depositAmount']],
  ['one key of several', ['use', 'plate']],
] as const)('%s is of no step', ([, keys]) => {
  expect(stepOfKeys(keys, steps)).toBeUndefined();
});
