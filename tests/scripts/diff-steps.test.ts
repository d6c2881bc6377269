import { describe, expect, test } from 'vitest';
import type { Field, FieldOf } from '#engine/fields.ts';
import { minLength, required } from '#engine/rules.ts';
import type { Confirm, Step } from '#engine/step.ts';
import { gender } from '#tests/schemas/fixtures/journey/gender.ts';
import { loanPurpose } from '#tests/schemas/fixtures/journey/loan-purpose.ts';
import { compareJourneys } from '../../scripts/diff-schemas/compare.ts';

const linesOf = (before: Step, after: Step) => compareJourneys([before], [after]).flatMap(({ lines }) => lines);
const withField = (field: Field): Step => ({ ...gender, fields: { gender: field } });

const payment: FieldOf<'choice'> = {
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
      'a removed option',
      payment,
      { ...payment, options: [{ value: 'Cheque' }] },
      ['option "Cash" is removed. Saved drafts with "Cash" become invalid.'],
    ],
    [
      'a new option',
      payment,
      { ...payment, options: [...payment.options, { value: 'UPI' }] },
      ['option "UPI" is new.'],
    ],
    [
      'options in another order',
      payment,
      { ...payment, options: payment.options.toReversed() },
      ['its options show in another order: Cash, Cheque.'],
    ],
    [
      'the label of an option, and the condition of another',
      payment,
      {
        ...payment,
        options: [
          { value: 'Cheque', label: 'By cheque' },
          { value: 'Cash', icon: 'wallet', showIf: { session: 'leadType', equals: 'New Case' } },
        ],
      },
      [`option "Cheque": label is new: 'By cheque'.`, 'option "Cash": showIf is new: only if leadType is New Case.'],
    ],
    ['a label', payment, { ...payment, label: 'Paid by' }, ["label 'Payment mode' → 'Paid by'."]],
    ['a new hint', payment, { ...payment, hint: 'By your employer' }, ["hint is new: 'By your employer'."]],
    ['a removed reason', { ...payment, reason: 'We ask' }, payment, ["reason is removed; it was 'We ask'."]],
    [
      'a condition',
      { ...payment, showIf: { answer: 'gender', equals: 'Male' } },
      { ...payment, showIf: { answer: 'gender', equals: 'Other' } },
      ['showIf only if gender is Male → only if gender is Other.'],
    ],
    [
      'another kind',
      { ...open, label: 'Payment mode' },
      { ...payment, rules: open.rules },
      ["kind 'text' → 'choice'. Which saved drafts become invalid is not known.", "variant is new: 'rows'."],
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
      ['secret is new: true. What drafts hold of it is not read any more.'],
    ],
    ['nothing', payment, { ...payment }, []],
  ])('%s', ([, before, after, lines]) => {
    expect(linesOf(withField(before), withField(after))).toEqual(lines.map((line) => `${before.label}: ${line}`));
  });
});

const field = { kind: 'text', label: 'Which?', rules: [required('Please answer')] } as const;
const dialog: Confirm = {
  when: 'beforeSave',
  variant: 'dialog',
  title: 'Sure?',
  no: 'NO',
  yes: 'YES',
  rows: () => [],
};
const asking: Step = { ...gender, confirm: dialog };

describe('a changed step is reported by its parts', () => {
  test.for<[string, Step, Step, string[]]>([
    ['a title', gender, { ...gender, title: 'Gender?' }, [`title '${gender.title}' → 'Gender?'.`]],
    [
      'a save key',
      gender,
      { ...gender, save: { key: 'sex' } },
      [
        "save.key 'gender' → 'sex'. Drafts stay; the server must know the new key, and keeps earlier answers under the old.",
      ],
    ],
    [
      'the back arrow',
      gender,
      { ...gender, back: { to: '/loan-purpose', repeatCustomer: '/home' } },
      ["back.to '/enter-loan-amount' → '/loan-purpose'.", "back.repeatCustomer is new: '/home'."],
    ],
    [
      'a new field',
      gender,
      { ...gender, fields: { ...gender.fields, field } },
      ['Which?: new, as `field`. Saved drafts of this step become incomplete: it is required.'],
    ],
    [
      'a removed field',
      { ...gender, fields: { ...gender.fields, field } },
      gender,
      ['Which?: removed. What drafts hold under `field` is not read any more.'],
    ],
    [
      'its Hindi',
      { ...gender, hindi: { Male: 'नर' } },
      { ...gender, hindi: { Male: 'पुरुष', Gender: 'लिंग' } },
      ["hindi.Male 'नर' → 'पुरुष'.", "hindi.Gender is new: 'लिंग'."],
    ],
    [
      'a text and a function of its dialog',
      asking,
      { ...asking, confirm: { ...dialog, yes: 'Right', rows: () => [{ label: 'Gender', value: '{gender}' }] } },
      ["confirm.yes 'YES' → 'Right'.", 'confirm.rows is another function.'],
    ],
    [
      'who is asked',
      { ...gender, askIf: { session: 'leadType', equals: 'New Case' } },
      gender,
      ['askIf is removed; it was only if leadType is New Case.'],
    ],
    ['nothing', asking, { ...asking }, []],
  ])('%s', ([, before, after, lines]) => {
    expect(linesOf(before, after)).toEqual(lines);
  });
});

describe('a changed order is reported with where progress falls', () => {
  test('a step that moves', () => {
    expect(compareJourneys(['/', loanPurpose, gender, '/home'], ['/', gender, loanPurpose, '/home'])).toEqual([
      {
        of: 'Order',
        lines: [
          '/gender: after /loan-purpose → after /.',
          '/loan-purpose: after / → after /gender.',
          '/home: after /gender → after /loan-purpose.',
          'A borrower sees progress fall at 1 screens: /gender 60 → 40 %.',
        ],
      },
    ]);
  });

  test('a new step, and a removed one', () => {
    const [added, removed] = compareJourneys([loanPurpose], [gender]);
    expect(added?.of).toBe('/gender');
    expect(added?.lines[0]).toBe("New, first: 'What is your gender?' It asks for Gender, saved under gender.");
    expect(removed?.of).toBe('/loan-purpose');
    expect(removed?.lines[0]).toMatch(/^Removed, from first: /);
  });
});
