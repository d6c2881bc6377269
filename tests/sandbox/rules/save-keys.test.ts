import { expect, test } from 'vitest';
import { stepOfKeys } from '#sandbox/rules/saved-answers.ts';
import { vehicle } from '#tests/engine/conditional-step.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';

const steps = [trip, deposit, vehicle];

test('the keys of one step, in any order, are those of that step', () => {
  expect(stepOfKeys(['tripKind'], steps)).toBe(trip);
  expect(stepOfKeys(['use', 'owns', 'plate'], steps)).toBe(vehicle);
});

test.for([
  [[], 'Send the save keys of a step with leadID.'],
  [['trips', 'toString', 'tripKind'], "Send one of the known keys with leadID, not 'trips', 'toString'."],
  [
    ['tripKind', 'depositAmount'],
    "Save one step at a time: 'tripKind', 'depositAmount' are the keys of /trip and /deposit.",
  ],
  [['use', 'plate'], "All answers of /your-residence are saved together: 'owns' is missing."],
] as const)('the keys %j are refused: %s', ([keys, message]) => {
  expect(stepOfKeys(keys, steps)).toBe(message);
});
