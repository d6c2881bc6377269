import { describe, expect, test } from 'vitest';
import type { Field, FieldOf } from '#engine/fields.ts';
import { minLength, required } from '#engine/rules.ts';
import type { Confirm, Step } from '#engine/step.ts';
import { gender } from '#tests/schemas/fixtures/journey/gender.ts';
import { journey } from '#tests/schemas/fixtures/journey/index.ts';
import { loanPurpose } from '#tests/schemas/fixtures/journey/loan-purpose.ts';
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

describe('a changed field is told under its label', () => {
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
  ])('%s', ([, before, after, told]) => {
    expect(fieldChanges(before, after)).toEqual(told.map((line) => `${before.label}: ${line}`));
  });
});

const lines = (before: Step, after: Step) => compareJourneys([before], [after]).flatMap((change) => change.lines);
const field = { kind: 'text', label: 'Which?', rules: [required('Translate which')] } as const;
const dialog: Confirm = {
  when: 'beforeSave',
  variant: 'dialog',
  title: 'Sure?',
  no: 'NO',
  yes: 'YES',
  rows: () => [],
};
const prefill: Step['prefill'] = { call: 'savedAddress', answers: { gender: 'data.city' } };
const asking: Step = { ...gender, confirm: dialog };
const { subtitle: _subtitle, ...bare } = gender;

describe('a changed step is told in words', () => {
  test.for<[string, Step, Step, string[]]>([
    ['a title', gender, { ...gender, title: 'Gender?' }, [`title '${gender.title}' → 'Gender?'.`]],
    ['a subtitle that is gone', gender, bare, [`subtitle is gone: '${gender.subtitle}'.`]],
    [
      'a save key',
      gender,
      { ...gender, save: { key: 'marrital' } },
      [
        "save key 'gender' → 'marrital'. Drafts stay; the server must know the new key, and keeps earlier answers under the old.",
      ],
    ],
    [
      'save keys for several fields',
      gender,
      { ...gender, save: { keys: { gender: 'sex', title: 'title' } } },
      [
        "save key 'gender' → 'sex, title'. Drafts stay; the server must know the new key, and keeps earlier answers under the old.",
      ],
    ],
    [
      'the back arrow',
      gender,
      { ...gender, back: { to: '/loan-purpose', repeatCustomer: '/home' } },
      ["back arrow '/enter-loan-amount' → '/loan-purpose'.", "back arrow of a repeat customer is new: '/home'."],
    ],
    [
      'a new field',
      gender,
      { ...gender, fields: { ...gender.fields, field } },
      ['Which?: new, as `field`. Saved drafts of this step become incomplete: it is asked for.'],
    ],
    [
      'a new field that may stay empty',
      gender,
      { ...gender, fields: { ...gender.fields, field: { ...field, rules: [] } } },
      ['Which?: new, as `field`. It may stay empty.'],
    ],
    [
      'a field that is gone',
      { ...gender, fields: { ...gender.fields, field } },
      gender,
      ['Which?: gone. What drafts hold under `field` is not read any more.'],
    ],
    [
      'its Hindi',
      { ...gender, hindi: { Male: 'नर', Female: 'महिला' } },
      { ...gender, hindi: { Male: 'पुरुष', Gender: 'लिंग' } },
      ["Hindi of 'Gender' is new.", "Hindi of 'Female' is gone.", "Hindi of 'Male': 'नर' → 'पुरुष'."],
    ],
    [
      'for whom the answers of the server are read',
      { ...gender, prefill },
      { ...gender, prefill: { ...prefill, when: { session: 'repeatCustomer', equals: true } } },
      ['filled in beforehand only if repeatCustomer is true; before: always.'],
    ],
    [
      'who is asked',
      { ...gender, askIf: { session: 'leadType', equals: 'New Case' } },
      gender,
      ['asked of every borrower; before: only if leadType is New Case.'],
    ],
    [
      'a word of its dialog',
      asking,
      { ...asking, confirm: { ...dialog, yes: 'Right' } },
      ["confirm yes 'YES' → 'Right'."],
    ],
    ['a dialog that is new', gender, asking, ["a confirm sheet is new: 'Sure?'."]],
    ['a dialog that is gone', asking, gender, ["the confirm sheet is gone: 'Sure?'."]],
    ['nothing', asking, { ...asking }, []],
  ])('%s', ([, before, after, told]) => {
    expect(lines(before, after)).toEqual(told);
  });
});

describe('a changed order says where progress falls', () => {
  test('a step that moves', () => {
    expect(compareJourneys(['/', loanPurpose, gender, '/home'], ['/', gender, loanPurpose, '/home'])).toEqual([
      {
        of: 'Order',
        lines: [
          '/gender moves: after /loan-purpose → after /.',
          'Progress: /gender 60 → 40 %, /loan-purpose 40 → 60 %. A borrower under way sees it fall at 1 of them.',
        ],
      },
    ]);
  });

  test('a step that comes, and one that goes', () => {
    const [come, gone, order] = compareJourneys([loanPurpose], [gender]);
    expect(come).toMatchObject({
      of: '/gender',
      lines: [
        expect.stringContaining(
          "New, first: 'What is your gender?' It asks for Gender: Male, Female, Other. It is saved under `gender`.",
        ),
        expect.any(String),
      ],
    });
    expect(gone).toMatchObject({
      of: '/loan-purpose',
      lines: [expect.stringContaining('Gone, from first'), expect.any(String)],
    });
    expect(order).toBeUndefined();
  });

  test('a step in the middle of the whole journey', () => {
    const without = journey.filter((place) => place !== gender);
    const told = compareJourneys(without, journey)
      .flatMap((change) => change.lines)
      .at(-1);
    expect(told).toMatch(
      /^Progress: \/enter-name \d+ → \d+ % to .*, \d+ places in all\. A borrower under way sees it fall at \d+ of them\.$/,
    );
  });
});

test.for([
  [['schemas/gender.ts'], 'This change touches schemas/ alone.'],
  [['src/a.ts'], 'This change touches nothing in schemas/, and 1 other file: `src/a.ts`.'],
  [['schemas/a.ts', 'b', 'c'], 'Beside schemas/, this change touches 2 other files: `b`, `c`.'],
  [[], 'No file differs.'],
] as const)('says of %o how far it reaches', ([files, told]) => {
  expect(diffPage({ since: 'main', changes: [], files })).toContain(told);
});
