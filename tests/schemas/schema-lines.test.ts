import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../scripts/schema-lines.ts';

async function lineOf(file: string, key: string): Promise<string | undefined> {
  const text = await readFile(path.join(import.meta.dirname, 'fixtures/journey', file), 'utf8');
  return text.split('\n')[readSource(file, text).lineOf(key) - 1]?.trim();
}

describe('a key is found at the line where it is written', () => {
  test.for([
    ['gender.ts', 'route', "route: '/gender',"],
    [
      'gender.ts',
      'fields.gender.options[2].value',
      "options: [{ value: 'Male' }, { value: 'Female' }, { value: 'Other' }],",
    ],
    ['loan-purpose.ts', 'fields.loanPurpose.options[4].icon', "{ value: 'Rent / Bills', icon: 'receipt' },"],
    [
      'loan-purpose.ts',
      'examples.fail[0].errors.loanPurpose',
      "fail: [{ answers: { loanPurpose: '' }, errors: { loanPurpose: 'Please select a loan purpose' } }],",
    ],
    [
      'bank-details.ts',
      'fields.accountNo.rules[3].message',
      "maxLength(18, 'Account number cannot be longer than 18 digits'),",
    ],
    // A field made of parts further up is mended up there.
    [
      'reference-details.ts',
      'fields.nameTwo.rules[1]',
      "rules: [required('Please enter referred name'), letters('Please enter valid name')],",
    ],
    ['reference-details.ts', 'fields.mobileTwo.rules[3]', "notOwnMobile('Please enter a number other than your own'),"],
    ['reference-details.ts', 'fields.nameTwo.groupTitle', "nameTwo: { ...name, groupTitle: 'Reference 2' },"],
    // What is missing is told at what is around it; what is nowhere, at the step.
    ['gender.ts', 'fields.gender.reason', 'gender: {'],
    ['gender.ts', 'save.key.of', "save: { key: 'gender' },"],
    ['enter-name.ts', 'nowhere', 'export const enterName = step({'],
    ['index.ts', 'journey[1]', "'/pan-verify',"],
    ['index.ts', 'journey[2].route', 'loanPurpose,'],
  ] as const)('%s › %s', async ([file, key, written]) => {
    expect(await lineOf(file, key)).toBe(written);
  });
});

test('a Hindi text is found by its English, whatever stands in it', () => {
  const text =
    "step;\nexport const a = step({\n  hindi: {\n    'हाँ. नहीं': 'x',\n    'One. Two [3]?': 'एक',\n  },\n});\n";
  expect(readSource('a.ts', text).lineOf('hindi.One. Two [3]?')).toBe(5);
});

test('what is no schema has one line', () => {
  expect(readSource('a.ts', '').lineOf('fields.a')).toBe(1);
});
