import { describe, expect, test } from 'vitest';
import type { Field, FieldOf } from '#engine/fields.ts';
import { minLength, required } from '#engine/rules.ts';
import type { Confirm, Step } from '#engine/step.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { journey } from '#tests/schemas/fixtures/journey/index.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';
import { compareJourneys } from '../../scripts/diff-schemas/compare.ts';
import { fieldChanges } from '../../scripts/diff-schemas/field-words.ts';
import { diffPage } from '../../scripts/diff-schemas/page.ts';

const paid: FieldOf<'choice'> = {
  kind: 'choice',
  variant: 'rows',
  label: 'Payment mode',
  options: [{ value: 'Cheque' }, { value: 'Cash', icon: 'wallet' }],
  rules: [required('Please select')],
};
const account: FieldOf<'text'> = { kind: 'text', label: 'Account', rules: [minLength(10, 'Too short')], secret: true };
const { secret: _secret, ...open } = account;

describe('a changed field is reported under its label', () => {
  test.for<[string, Field, Field, string[]]>([
    [
      'an option that is gone',
      paid,
      { ...paid, options: [{ value: 'Cheque' }] },
      ['option "Cash" is gone. Saved drafts with "Cash" become invalid.'],
    ],
    [
      'an option that is new',
      paid,
      { ...paid, options: [...paid.options, { value: 'UPI' }] },
      ['option "UPI" is new.'],
    ],
    [
      'options turned round',
      paid,
      { ...paid, options: paid.options.toReversed() },
      ['its options show in another order: Cash, Cheque.'],
    ],
    [
      'an icon',
      paid,
      {
        ...paid,
        options: [
          { value: 'Cheque', icon: 'doc' },
          { value: 'Cash', icon: 'rupee' },
        ],
      },
      ['icon of "Cheque" is new: \'doc\'.', "icon of \"Cash\" 'wallet' → 'rupee'."],
    ],
    [
      'a condition',
      paid,
      { ...paid, showIf: { answer: 'gender', equals: 'Male' } },
      ['shows only if gender is Male; before: always.'],
    ],
    [
      'the label of an option, and the condition of another',
      paid,
      {
        ...paid,
        options: [
          { value: 'Cheque', label: 'By cheque' },
          { value: 'Cash', icon: 'wallet', showIf: { session: 'leadType', equals: 'New Case' } },
        ],
      },
      ['label of "Cheque" is new: \'By cheque\'.', 'option "Cash" shows only if leadType is New Case; before: always.'],
    ],
    ['a label', paid, { ...paid, label: 'Paid by' }, ["label 'Payment mode' → 'Paid by'."]],
    ['a hint that is new', paid, { ...paid, hint: 'By your employer' }, ["hint is new: 'By your employer'."]],
    ['a reason that is gone', { ...paid, reason: 'We ask' }, paid, ["reason is gone: 'We ask'."]],
    [
      'another kind',
      { ...open, label: 'Payment mode' },
      { ...paid, rules: open.rules },
      [
        "kind 'text' → 'choice'.",
        "variant is new: 'rows'.",
        'only an option can be given now. Saved drafts with anything else become invalid.',
      ],
    ],
    [
      'what is kept while typing',
      open,
      { ...open, normalize: 'upperCase' },
      [
        "of 'Abcdefghij klmnopqrst Uvwxyz' typed, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' stays; it was 'Abcdefghij klmnopqrst Uvwxyz'.",
      ],
    ],
    [
      'a secret, which no draft holds',
      account,
      { ...account, rules: [minLength(12, 'Too short')] },
      ['fewest characters 10 → 12. It is never kept in a draft.'],
    ],
    [
      'a field that becomes a secret',
      open,
      account,
      ['it is secret now, and never kept in a draft. What drafts hold of it is not read any more.'],
    ],
    [
      'a field that is no longer a secret',
      account,
      open,
      ['it is no longer secret, and is kept in drafts from now on.'],
    ],
    ['nothing', paid, { ...paid }, []],
  ])('%s', ([, before, after, expected]) => {
    expect(fieldChanges(before, after)).toEqual(expected.map((line) => `${before.label}: ${line}`));
  });
});

const lines = (before: Step, after: Step) => compareJourneys([before], [after]).flatMap((change) => change.lines);
const field = { kind: 'text', label: 'Which?', rules: [required('Please write which')] } as const;
const dialog: Confirm = {
  when: 'beforeSave',
  variant: 'dialog',
  title: 'Sure?',
  no: 'NO',
  yes: 'YES',
  rows: () => [],
};
const prefill: Step['prefill'] = { call: 'savedAddress', answers: { trip: 'data.city' } };
const asking: Step = { ...trip, confirm: dialog };
const { subtitle: _subtitle, ...bare } = trip;

describe('a changed step is reported in words', () => {
  test.for<[string, Step, Step, string[]]>([
    ['a title', trip, { ...trip, title: 'Where to?' }, [`title '${trip.title}' → 'Where to?'.`]],
    ['a subtitle that is gone', trip, bare, [`subtitle is gone: '${trip.subtitle}'.`]],
    [
      'a save key',
      trip,
      { ...trip, save: { key: 'ride' } },
      [
        "save key 'tripKind' → 'ride'. Drafts stay; the server must know the new key, and keeps earlier answers under the old.",
      ],
    ],
    [
      'save keys for several fields',
      trip,
      { ...trip, save: { keys: { trip: 'ride', title: 'title' } } },
      [
        "save key 'tripKind' → 'ride, title'. Drafts stay; the server must know the new key, and keeps earlier answers under the old.",
      ],
    ],
    [
      'the back arrow',
      trip,
      { ...trip, back: { ...trip.back, to: '/finbox', repeatCustomer: '/home' } },
      ["back arrow '/dashboard' → '/finbox'.", "back arrow of a repeat customer is new: '/home'."],
    ],
    [
      'a new field',
      trip,
      { ...trip, fields: { ...trip.fields, field } },
      ['Which?: new, as `field`. Saved drafts of this step become incomplete: it is asked for.'],
    ],
    [
      'a new field that may stay empty',
      trip,
      { ...trip, fields: { ...trip.fields, field: { ...field, rules: [] } } },
      ['Which?: new, as `field`. It may stay empty.'],
    ],
    [
      'a field that is gone',
      { ...trip, fields: { ...trip.fields, field } },
      trip,
      ['Which?: gone. What drafts hold under `field` is not read any more.'],
    ],
    [
      'its Hindi',
      { ...trip, hindi: { Office: 'आफ़िस', Market: 'बाज़ार' } },
      { ...trip, hindi: { Office: 'दफ़्तर', School: 'स्कूल' } },
      ["Hindi of 'School' is new.", "Hindi of 'Market' is gone.", "Hindi of 'Office': 'आफ़िस' → 'दफ़्तर'."],
    ],
    [
      'for whom the answers of the server are read',
      { ...trip, prefill },
      { ...trip, prefill: { ...prefill, when: { session: 'repeatCustomer', equals: true } } },
      ['filled in beforehand only if repeatCustomer is true; before: always.'],
    ],
    [
      'who is asked',
      { ...trip, askIf: { session: 'leadType', equals: 'New Case' } },
      trip,
      ['asked of every borrower; before: only if leadType is New Case.'],
    ],
    [
      'a word of its dialog',
      asking,
      { ...asking, confirm: { ...dialog, yes: 'Right' } },
      ["confirm yes 'YES' → 'Right'."],
    ],
    ['a dialog that is new', trip, asking, ["a confirm sheet is new: 'Sure?'."]],
    ['a dialog that is gone', asking, trip, ["the confirm sheet is gone: 'Sure?'."]],
    ['nothing', asking, { ...asking }, []],
  ])('%s', ([, before, after, expected]) => {
    expect(lines(before, after)).toEqual(expected);
  });
});

describe('a changed order is reported with where progress falls', () => {
  test('a step that moves', () => {
    expect(compareJourneys(['/', trip, deposit, '/home'], ['/', deposit, trip, '/home'])).toEqual([
      {
        of: 'Order',
        lines: [
          '/deposit moves: after /trip → after /.',
          'Progress: /deposit 60 → 40 %, /trip 40 → 60 %. A borrower under way sees it fall at 1 of them.',
        ],
      },
    ]);
  });

  test('a step that comes, and one that goes', () => {
    const [come, gone, order] = compareJourneys([deposit], [trip]);
    expect(come).toMatchObject({
      of: '/trip',
      lines: [
        expect.stringContaining(
          "New, first: 'Where do you ride to?' It asks for Destination: Office, Market, Hospital, School, Friend / Family, Elsewhere. It is saved under `tripKind`.",
        ),
        expect.any(String),
      ],
    });
    expect(gone).toMatchObject({
      of: '/deposit',
      lines: [expect.stringContaining('Gone, from first'), expect.any(String)],
    });
    expect(order).toBeUndefined();
  });

  test('a step in the middle of the whole journey', () => {
    const without = journey.filter((place) => place !== trip);
    const expected = compareJourneys(without, journey)
      .flatMap((change) => change.lines)
      .at(-1);
    expect(expected).toMatch(
      /^Progress: \/rider \d+ → \d+ % to .*, \d+ places in all\. A borrower under way sees it fall at \d+ of them\.$/,
    );
  });
});

test.for([
  [['schemas/trip.ts'], 'This change touches schemas/ alone.'],
  [['src/a.ts'], 'This change touches nothing in schemas/, and 1 other file: `src/a.ts`.'],
  [['schemas/a.ts', 'b', 'c'], 'Beside schemas/, this change touches 2 other files: `b`, `c`.'],
  [[], 'No file differs.'],
] as const)('reports of %o how far it reaches', ([files, expected]) => {
  expect(diffPage({ since: 'main', changes: [], files })).toContain(expected);
});
