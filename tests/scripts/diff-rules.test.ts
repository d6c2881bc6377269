import { describe, expect, test } from 'vitest';
import { compareJourneys } from '#authoring/compare-journeys.ts';
import { atLeast, atMost, exactLength, letters, minLength, pattern, type Rule, required } from '#engine/rules.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';

describe('a changed rule is reported with what it does to saved drafts', () => {
  const no = 'x';
  const field = { kind: 'text', label: 'Deposit' } as const;
  // A rule of an earlier commit, which is no longer known.
  const odd: Rule = JSON.parse('{ "rule": "odd", "message": "Odd" }');
  const changes: Record<string, [before: Rule[], after: Rule[], ...lines: string[]]> = {
    'a rule in the place of a stricter one': [
      [exactLength(6, no)],
      [minLength(6, no)],
      'exactly 6 characters, removed. No saved draft becomes invalid.',
      "at least 6 characters, new: 'x'. Saved drafts that break it become invalid.",
    ],
    'a minimum raised by one': [[atLeast(4, no)], [atLeast(5, no)], 'minimum 4 → 5. Saved drafts of 4 become invalid.'],
    'a minimum lowered': [
      [atLeast(5000, no)],
      [atLeast(1000, no)],
      'minimum 5000 → 1000. No saved draft becomes invalid.',
    ],
    'a maximum lowered': [
      [atMost(9000, no)],
      [atMost(5000, no)],
      'maximum 9000 → 5000. Saved drafts between 5001 and 9000 become invalid.',
    ],
    'a text to be longer': [
      [minLength(3, no)],
      [minLength(5, no)],
      'fewest characters 3 → 5. Saved drafts of 3 to 4 characters become invalid.',
    ],
    'a text to be longer by one': [
      [minLength(3, no)],
      [minLength(4, no)],
      'fewest characters 3 → 4. Saved drafts of 3 characters become invalid.',
    ],
    'another length': [
      [exactLength(6, no)],
      [exactLength(8, no)],
      'exactly 6 characters → exactly 8 characters. Saved drafts that break it become invalid.',
    ],
    'another expression': [
      [pattern('a', no)],
      [pattern('b', no)],
      'the whole text of the form `a` → the whole text of the form `b`. Saved drafts that break it become invalid.',
    ],
    'a rule that the registry does not have': [
      [],
      [odd],
      "the rule `odd`, new: 'Odd'. Saved drafts that break it become invalid.",
    ],
    'another message': [
      [required('Translate it')],
      [required('Please answer')],
      "message 'Translate it' → 'Please answer' (an answer is required)",
    ],
    'another order': [
      [required(no), letters(no)],
      [letters(no), required(no)],
      'rules have another order: letters, required.',
    ],
  };
  test.for(Object.entries(changes))('%s', ([, [before, after, ...lines]]) => {
    const [was, is] = [before, after].map((rules) => [{ ...trip, fields: { trip: { ...field, rules } } }]);
    const found = compareJourneys(was ?? [], is ?? []).flatMap(({ lines: each }) => each);
    expect(found).toEqual(lines.map((line) => `Deposit: ${line}`));
  });
});
