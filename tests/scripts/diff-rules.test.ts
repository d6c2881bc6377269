import { describe, expect, test } from 'vitest';
import type { Rule } from '#engine/rules.ts';
import {
  atLeast,
  atMost,
  exactLength,
  letters,
  maxLength,
  minLength,
  pattern,
  required,
  sameAs,
} from '#engine/rules.ts';
import { rulesChanges } from '../../scripts/diff-schemas/rules.ts';

describe('a changed rule is reported with what it does to saved drafts', () => {
  const no = 'x';
  // An earlier commit may have it.
  const odd: Rule = JSON.parse('{ "rule": "odd", "message": "Odd" }');
  test.for<[string, Rule[], Rule[], string[]]>([
    [
      'a rule in the place of a stricter one',
      [exactLength(6, no)],
      [minLength(6, no)],
      [
        "at least 6 characters, new: 'x'. Which saved drafts become invalid is not known.",
        'exactly 6 characters, removed. No saved draft becomes invalid.',
      ],
    ],
    [
      'a second bound beside a stricter one',
      [maxLength(50, no)],
      [maxLength(50, no), maxLength(60, no)],
      ["at most 60 characters, new: 'x'. Which saved drafts become invalid is not known."],
    ],
    [
      'a minimum raised',
      [atLeast(1000, no)],
      [atLeast(5000, no)],
      ['minimum 1000 → 5000. Saved drafts between 1000 and 4999 become invalid.'],
    ],
    [
      'a minimum raised by one',
      [atLeast(4, no)],
      [atLeast(5, no)],
      ['minimum 4 → 5. Saved drafts of 4 become invalid.'],
    ],
    [
      'a minimum lowered',
      [atLeast(5000, no)],
      [atLeast(1000, no)],
      ['minimum 5000 → 1000. No saved draft becomes invalid.'],
    ],
    [
      'a maximum lowered',
      [atMost(900, no)],
      [atMost(500, no)],
      ['maximum 900 → 500. Saved drafts between 501 and 900 become invalid.'],
    ],
    [
      'a text to be longer',
      [minLength(3, no)],
      [minLength(5, no)],
      ['fewest characters 3 → 5. Saved drafts of 3 to 4 characters become invalid.'],
    ],
    [
      'a text to be shorter',
      [maxLength(50, no)],
      [maxLength(49, no)],
      ['most characters 50 → 49. Saved drafts of 50 characters become invalid.'],
    ],
    [
      'another length',
      [exactLength(6, no)],
      [exactLength(8, no)],
      ['exactly 6 characters → exactly 8 characters. Saved drafts of 6 characters become invalid.'],
    ],
    [
      'another expression',
      [pattern('^a$', no)],
      [pattern('^b$', no)],
      ['the form `/^a$/` → the form `/^b$/`. Which saved drafts become invalid is not known.'],
    ],
    [
      'the same as another field',
      [sameAs('a', no)],
      [sameAs('b', no)],
      ['the same as a → the same as b. Which saved drafts become invalid is not known.'],
    ],
    [
      'a new minimum',
      [],
      [atLeast(5000, 'More')],
      ["minimum 5000, new: 'More'. Saved drafts below 5000 become invalid."],
    ],
    [
      'new: letters only',
      [],
      [letters('No digits')],
      ["letters and spaces only, new: 'No digits'. Saved drafts with anything else become invalid."],
    ],
    [
      'a new expression',
      [],
      [pattern('^a$', 'Only a')],
      ["the form `/^a$/`, new: 'Only a'. Which saved drafts become invalid is not known."],
    ],
    [
      'a rule that the registry does not have',
      [],
      [odd],
      ["the rule `odd`, new: 'Odd'. Which saved drafts become invalid is not known."],
    ],
    ['a rule that is gone', [required(no)], [], ['an answer is required, removed. No saved draft becomes invalid.']],
    [
      'another message',
      [required('Translate it')],
      [required('Please answer')],
      ["message 'Translate it' → 'Please answer' (an answer is required)"],
    ],
    [
      'another order',
      [required(no), letters(no)],
      [letters(no), required(no)],
      ['its rules are checked in another order. No saved draft becomes invalid.'],
    ],
    ['nothing', [required(no), atLeast(1, no)], [required(no), atLeast(1, no)], []],
  ])('%s', ([, before, after, lines]) => {
    const changes = rulesChanges(before, after).map(([text, drafts = '']) => `${text} ${drafts}`.trim());
    expect(changes).toEqual(lines);
  });
});
