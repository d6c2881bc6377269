import { expect, test } from 'vitest';
import { step } from '#engine/step.ts';
import { stepOfKeys } from '#sandbox/rules/save-keys.ts';
import { gender } from '#schemas/gender.ts';
import { steps } from '#schemas/index.ts';

const added = step({
  section: 'About you',
  title: 'Do you own a vehicle?',
  back: { to: '/gender' },
  repeatCustomer: 'draft',
  route: '/added-for-this-test',
  fields: {
    added: { kind: 'choice', variant: 'rows', label: 'Own vehicle', options: [{ value: 'Yes' }], rules: [] },
    plate: { kind: 'text', label: 'Number plate', rules: [] },
  },
  save: { keys: { added: 'addedKey', plate: 'otherAddedKey' } },
  examples: { pass: [{ added: 'Yes', plate: '' }], fail: [] },
});
const all = [...steps, added];

test('the keys of one step, in any order, are those of that step', () => {
  expect(stepOfKeys(['gender'], all)).toBe(gender);
  expect(stepOfKeys(['otherAddedKey', 'addedKey'], all)).toBe(added);
});

test.for([
  [[], 'Send the save keys of a step with leadID.'],
  [['genders', 'toString', 'gender'], "Send one of the known keys with leadID, not 'genders', 'toString'."],
  [['gender', 'industry'], "Save one step at a time: 'gender', 'industry' are the keys of /gender and /industry."],
  [['otherAddedKey'], "All answers of /added-for-this-test are saved together: 'addedKey' is missing."],
] as const)('the keys %j are refused: %s', ([keys, message]) => {
  expect(stepOfKeys(keys, all)).toBe(message);
});
