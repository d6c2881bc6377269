import { expect, test } from 'vitest';
import { step } from '#engine/step.ts';
import { stepOfKeys } from '#sandbox/rules/save-keys.ts';
import { gender } from '#schemas/gender.ts';
import { steps } from '#schemas/index.ts';

const ownVehicle = step({
  section: 'About you',
  title: 'Do you own a vehicle?',
  back: { to: '/gender' },
  repeatCustomer: 'draft',
  route: '/own-vehicle',
  fields: {
    ownVehicle: { kind: 'choice', variant: 'rows', label: 'Own vehicle', options: [{ value: 'Yes' }], rules: [] },
    plate: { kind: 'text', label: 'Number plate', rules: [] },
  },
  save: { keys: { ownVehicle: 'ownVehicle', plate: 'plateNumber' } },
  examples: { pass: [{ ownVehicle: 'Yes', plate: '' }], fail: [] },
});
const all = [...steps, ownVehicle];

test('the keys of one step, in any order, are those of that step', () => {
  expect(stepOfKeys(['gender'], all)).toBe(gender);
  expect(stepOfKeys(['plateNumber', 'ownVehicle'], all)).toBe(ownVehicle);
});

test.for([
  [[], 'Send the save keys of a step with leadID.'],
  [['genders', 'toString', 'gender'], "Send one of the known keys with leadID, not 'genders', 'toString'."],
  [['gender', 'industry'], "Save one step at a time: 'gender', 'industry' are the keys of /gender and /industry."],
  [['plateNumber'], "All answers of /own-vehicle are saved together: 'ownVehicle' is missing."],
] as const)('the keys %j are refused: %s', ([keys, message]) => {
  expect(stepOfKeys(keys, all)).toBe(message);
});
