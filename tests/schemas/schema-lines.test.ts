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
    ['trip.ts', 'route', "route: '/trip',"],
    ['deposit.ts', 'fields.deposit.shortcuts[1]', 'shortcuts: [10_000, 50_000],'],
    ['trip.ts', 'fields.trip.options[4].icon', "{ value: 'Friend / Family', icon: 'home' },"],
    [
      'trip.ts',
      'examples.fail[0].errors.trip',
      "fail: [{ answers: { trip: '' }, errors: { trip: 'Please choose a place' } }],",
    ],
    ['deposit.ts', 'fields.deposit.rules[3].message', "atMost(150000, 'The deposit is 150000 or less'),"],
    // The rules of a field that uses a constant have the lines of that constant.
    ['account.ts', 'fields.number.rules[1]', "minLength(10, 'The number has 10 digits or more'),"],
    ['account.ts', 'fields.again.rules[2]', "maxLength(18, 'The number has 18 digits or less'),"],
    ['account.ts', 'fields.number.groupTitle', "number: { kind: 'masked', ...digits, groupTitle: 'The account' },"],
    // A missing key has the line of the part around it, and a key without such a part that of the step.
    ['trip.ts', 'fields.trip.reason', 'trip: {'],
    ['trip.ts', 'save.key.of', "save: { key: 'tripKind' },"],
    ['rider.ts', 'nowhere', 'export const rider = step({'],
    ['index.ts', 'journey[1]', "'/pan-verify',"],
    ['index.ts', 'journey[2].route', 'trip,'],
  ] as const)('%s › %s', async ([file, key, written]) => {
    expect(await lineOf(file, key)).toBe(written);
  });
});

test('a Hindi text is found by its English text, whatever characters that has', () => {
  const text =
    "step;\nexport const a = step({\n  hindi: {\n    'हाँ. नहीं': 'x',\n    'One. Two [3]?': 'एक',\n  },\n});\n";
  expect(readSource('a.ts', text).lineOf('hindi.One. Two [3]?')).toBe(5);
});

test('in a file without a schema, every key is at line 1', () => {
  expect(readSource('a.ts', '').lineOf('fields.a')).toBe(1);
});
