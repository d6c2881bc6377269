import { describe, expect, test } from 'vitest';
import { compareJourneys } from '#authoring/compare-journeys.ts';
import type { Field, FieldOf } from '#engine/fields.ts';
import { minLength, required } from '#engine/rules.ts';
import type { Confirm, Step } from '#engine/step.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { rider } from '#tests/schemas/fixtures/journey/rider.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';

const linesOf = (before: Step, after: Step) => compareJourneys([before], [after]).flatMap(({ lines }) => lines);
const withField = (field: Field): Step => ({ ...trip, fields: { trip: field } });

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
  const changes: Record<string, [before: Field, after: Field, ...lines: string[]]> = {
    'a removed option': [
      payment,
      { ...payment, options: [{ value: 'Cheque' }] },
      'options.Cash.value is removed; it was \'Cash\'. Saved drafts with "Cash" become invalid.',
      "options.Cash.icon is removed; it was 'wallet'.",
    ],
    'the label of an option, the condition of another, and a new one': [
      payment,
      {
        ...payment,
        options: [
          { value: 'Cheque', label: 'By cheque' },
          { value: 'Cash', icon: 'wallet', showIf: { session: 'leadType', equals: 'New Case' } },
          { value: 'UPI' },
        ],
      },
      "options.Cheque.label is new: 'By cheque'.",
      'options.Cash.showIf is new: only if leadType is New Case. Saved drafts lose what it hides.',
      "options.UPI.value is new: 'UPI'.",
    ],
    'a condition that is new': [
      payment,
      { ...payment, showIf: { session: 'leadType', equals: 'New Case' } },
      'showIf is new: only if leadType is New Case. Saved drafts lose what it hides.',
    ],
    'a condition that is taken out': [
      { ...payment, showIf: { session: 'leadType', equals: 'New Case' } },
      payment,
      'showIf is removed; it was only if leadType is New Case. Saved drafts may become incomplete.',
    ],
    'options in another order, which are numbers': [
      { ...payment, options: [{ value: '12' }, { value: '6' }] },
      { ...payment, options: [{ value: '6' }, { value: '12' }] },
      'options have another order: 6, 12.',
    ],
    'another kind': [
      { ...open, label: 'Payment mode' },
      { kind: 'days', label: 'Payment mode', rules: open.rules },
      "kind 'text' → 'days'. Which saved drafts become invalid is not known.",
    ],
    'a secret, which no draft holds': [
      account,
      { ...account, label: 'Number', rules: [minLength(12, 'Too short')] },
      "label 'Account' → 'Number'.",
      'fewest characters 10 → 12. It is never kept in a draft.',
    ],
    'a field that becomes a secret': [
      open,
      account,
      'secret is new: true. What drafts hold of it is not read any more.',
    ],
    'a field that is a secret no more': [
      account,
      open,
      'secret is removed; it was true. It is kept in drafts from now on.',
    ],
  };
  test.for(Object.entries(changes))('%s', ([, [before, after, ...lines]]) => {
    expect(linesOf(withField(before), withField(after))).toEqual(lines.map((line) => `${before.label}: ${line}`));
  });
});

const field = { kind: 'text', label: 'Which?', rules: [required('Please answer')] } as const;
const dialog: Confirm = {
  variant: 'dialog',
  title: 'Sure?',
  no: 'NO',
  yes: 'YES',
  rows: () => [],
};
const asking: Step = { ...trip, confirm: dialog };

describe('a changed step is reported by its parts', () => {
  const changes: Record<string, [before: Step, after: Step, ...lines: string[]]> = {
    'a save key': [
      trip,
      { ...trip, save: { key: 'destination' } },
      "save.key 'tripKind' → 'destination'. Drafts stay; the server must know the new key, and keeps earlier answers under the old.",
    ],
    'a save key that becomes one of several': [
      trip,
      { ...trip, fields: { ...trip.fields, field }, save: { keys: { trip: 'tripKind', field: 'which' } } },
      'Which?: new, as `field`. Saved drafts of this step become incomplete: it is required.',
      "save.keys.field is new: 'which'. The server must know it.",
    ],
    'a save key that is removed': [
      { ...trip, fields: { ...trip.fields, field }, save: { keys: { trip: 'tripKind', field: 'which' } } },
      trip,
      'Which?: removed. What drafts hold under `field` is not read any more.',
      "save.keys.field is removed; it was 'which'. Nothing is sent under it any more.",
    ],
    'a new field without a rule': [
      trip,
      { ...trip, fields: { ...trip.fields, field: { ...field, rules: [] } } },
      'Which?: new, as `field`. It may stay empty.',
    ],
    'a new field with a condition': [
      trip,
      { ...trip, fields: { ...trip.fields, field: { ...field, showIf: { answer: 'trip', equals: 'School' } } } },
      'Which?: new, as `field` (only if trip is School). Saved drafts of this step become incomplete: it is required.',
    ],
    'the order of its fields': [
      { ...trip, fields: { ...trip.fields, field } },
      { ...trip, fields: { field, ...trip.fields } },
      'Fields show in another order: field, trip.',
    ],
    'a text and a function of its dialog': [
      asking,
      { ...asking, confirm: { ...dialog, yes: 'Right', rows: () => [{ label: 'Destination', value: '{trip}' }] } },
      "confirm.yes 'YES' → 'Right'.",
      'confirm.rows is another function.',
    ],
    'a function whose code is as before': [asking, { ...asking, confirm: { ...dialog, rows: () => [] } }],
    'rows that a function makes from now on': [
      { ...asking, confirm: { ...dialog, rows: [] } },
      asking,
      'confirm.rows [] → a function.',
    ],
  };
  test.for(Object.entries(changes))('%s', ([, [before, after, ...lines]]) => {
    expect(linesOf(before, after)).toEqual(lines);
  });
});

test('of two fields with the same label, each is reported with its name', () => {
  const withMore = (more: Field): Step => ({ ...trip, fields: { first: open, more } });
  const longer = { ...open, rules: [minLength(12, 'Too short')] };
  expect(linesOf(withMore(open), withMore(longer))).toEqual([
    'Account `more`: fewest characters 10 → 12. Saved drafts of 10 to 11 characters become invalid.',
  ]);
  expect(compareJourneys([], [withMore(open)])[0]?.lines[0]).toContain('It asks for Account `first`; Account `more`,');
});

test('a field that moves to another step is reported under both steps, with its changes', () => {
  const { name, email } = rider.fields;
  const longer = { ...name, label: 'Full name' };
  const moved = [
    { ...trip, fields: { ...trip.fields, name: longer } },
    { ...rider, fields: { email } },
  ];
  const lines = ["Rider: step '/rider' → '/trip'. Drafts keep it.", "Rider: label 'Rider' → 'Full name'."];
  expect(compareJourneys([trip, rider], moved)).toEqual([
    { of: '/trip', lines },
    { of: '/rider', lines },
  ]);
});

describe('a changed order is reported', () => {
  test('a step that moves', () => {
    expect(compareJourneys([deposit, trip, '/home'], [trip, deposit, '/home'])).toEqual([
      {
        of: 'Order',
        lines: [
          '/trip: after /deposit → after the start.',
          '/deposit: after the start → after /trip.',
          '/home: after /trip → after /deposit.',
        ],
      },
    ]);
  });

  test('a screen between the steps that is removed', () => {
    expect(compareJourneys(['/pan-verify', trip], [trip])).toEqual([
      { of: 'Order', lines: ['/pan-verify is removed.'] },
    ]);
  });

  test('a step with another route, whose drafts stay', () => {
    const fewer = { ...payment, options: [{ value: 'Cheque' }] };
    const [removed, added] = compareJourneys([withField(payment)], [{ ...withField(fewer), route: '/enter-name' }]);
    expect(removed?.lines[0]).toBe(`Removed: '${trip.title}'`);
    expect(added?.lines.slice(1)).toEqual([
      "Payment mode: step '/trip' → '/enter-name'. Drafts keep it.",
      'Payment mode: options.Cash.value is removed; it was \'Cash\'. Saved drafts with "Cash" become invalid.',
      "Payment mode: options.Cash.icon is removed; it was 'wallet'.",
      'Borrowers who are past this position answer it only if the server leads them there.',
    ]);
  });

  test('a new step, and a removed one', () => {
    const [removed, added, order] = compareJourneys(['/', deposit], ['/', trip]);
    expect(added?.of).toBe('/trip');
    expect(added?.lines).toEqual([
      "New: 'Where do you ride to?' It asks for Destination, saved under tripKind.",
      'Borrowers who are past this position answer it only if the server leads them there. No saved draft becomes invalid.',
    ]);
    expect(removed?.of).toBe('/deposit');
    expect(removed?.lines).toEqual([
      `Removed: '${deposit.title}' What drafts hold under deposit is not read any more.`,
      'The server must no longer lead anybody there.',
    ]);
    expect(order?.lines).toEqual(['/trip is new, after /.']);
    // The step after it is not reported, because it still follows the same known step.
    expect(compareJourneys([trip], [deposit, trip]).at(-1)?.lines).toEqual(['/deposit is new, after the start.']);
    expect(compareJourneys([trip], [trip, deposit, rider]).at(-1)?.lines).toEqual([
      '/deposit is new, after /trip.',
      '/rider is new, after /deposit.',
    ]);
    expect(compareJourneys([deposit, trip], [trip]).map(({ of }) => of)).toEqual(['/deposit']);
  });

  test('a new step that a call saves', () => {
    const [added] = compareJourneys([], [rider]);
    expect(added?.lines[0]).toBe("New: 'Who rides?' It asks for Rider; Mail, saved by the call saveNameAndEmail.");
  });

  test('a new step with conditions', () => {
    const showIf = { session: 'repeatCustomer', equals: true } as const;
    const conditional = { ...withField({ ...payment, showIf }), askIf: { answer: 'deposit', atLeast: 5000 } };
    const [added] = compareJourneys(['/', deposit], ['/', deposit, conditional]);
    expect(added?.lines[0]).toContain('It asks for Payment mode (only if repeatCustomer is true), saved under');
    expect(added?.lines[1]).toBe('It is asked only if deposit is at least 5000.');
  });
});
