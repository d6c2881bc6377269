import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, breaksOf, canBeTyped } from '#authoring/break-rules.ts';
import type { Field, Fields } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import type { Rule } from '#engine/rules.ts';
import * as rules from '#engine/rules.ts';
import type { Examples, Step } from '#engine/step.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';

const text = (...its: Rule[]): Field => ({ kind: 'text', label: 'A field', rules: its });

/** A step with these fields, and answers that pass. */
function asking(fields: Fields, passing: Answers, fail: Examples['fail'] = []): Step {
  return { ...trip, fields, examples: { pass: [passing], fail } };
}

/** A step that asks for a number twice. */
const account = asking(
  {
    number: text(rules.required('A number'), rules.minLength(10, 'Too short'), rules.maxLength(18, 'Too long')),
    again: text(rules.required('Once more'), rules.sameAs('number', 'Both must agree')),
  },
  { number: '55210984417', again: '55210984417' },
);

describe('a rule is broken', () => {
  const summaryOf = (step: Step) =>
    breaksOf(step).map(({ name, answers, field, alone }) => [name, answers[field], alone]);

  test('by the likeliest answer, and two rules of one name each by its own answer', () => {
    const [one, other] = [rules.pattern(String.raw`\d+`, 'Digits'), rules.pattern('7.*', 'A seven first')];
    expect(summaryOf(asking({ token: text(one, other) }, { token: '77' }))).toEqual([
      ['token:pattern', '7A', true],
      ['token:pattern2', '07', true],
    ]);
  });

  test('in both fields where one must equal the other', () => {
    const [tooShort] = breaksOf(account).filter(({ name }) => name === 'number:minLength');
    expect(tooShort?.answers).toMatchObject({ number: '552109844', again: '552109844' });
  });

  test('by paise that can be typed, where every example is a round amount between two limits', () => {
    const broken = breaksOf(deposit).find(({ name }) => name === 'deposit:digitsOnly');
    expect(broken).toMatchObject({ answers: { deposit: '12500.5' }, alone: true, canBeTyped: true });
  });

  test('together with another rule that every such answer breaks', () => {
    const empty = breaksOf(account).find(({ name }) => name === 'number:required');
    expect(empty).toMatchObject({ alone: false, answers: { number: '', again: '55210984417' }, canBeTyped: true });
  });

  test('by an answer that cannot be typed, only sent, where the field does not accept it', () => {
    const field = { kind: 'days', label: 'A day', rules: [rules.maxLength(2, 'Too long')] } as const;
    const step = asking({ day: field }, { day: '12' });
    expect(breaksOf(step)).toMatchObject([{ canBeTyped: false, alone: true }]);
    expect(boundsOf(step).map(({ side, canBeTyped }) => [side, canBeTyped])).toEqual([
      ['inside', true],
      ['outside', false],
    ]);
    const tooLong = breaksOf(account).find(({ name }) => name === 'number:maxLength');
    expect(tooLong).toMatchObject({ canBeTyped: true, alone: true });
  });

  test('for a borrower who sees its field, even if the first passing example does not answer that field', () => {
    const showIf = {
      and: [
        { answer: 'token', equals: 'No' },
        { session: 'repeatCustomer', equals: false },
      ],
    } as const;
    const fields = { token: text(), why: { ...text(rules.required('Why?')), showIf } };
    const examples = { pass: [{ token: 'Yes' }, { token: 'No', why: 'A reason' }], fail: [] };
    expect(breaksOf({ ...trip, fields, examples })).toMatchObject([{ name: 'why:required', alone: true }]);
  });

  test('without an answer to a field that it hides', () => {
    const showIf = { answer: 'token', equals: 'Yes' } as const;
    const fields = { token: text(rules.required('A token')), plate: { ...text(), showIf } };
    const [empty] = breaksOf(asking(fields, { token: 'Yes', plate: 'MH12' }));
    expect(empty?.answers).toEqual({ token: '' });
  });

  test('by an answer that can be typed rather than a likelier one that cannot', () => {
    const field = {
      kind: 'text',
      label: 'A code',
      normalize: 'upperCase',
      rules: [rules.pattern('[^a-z0]+', 'x')],
    } as const;
    expect(summaryOf(asking({ name: field }, { name: 'MEERA' }))).toEqual([['name:pattern', 'MEER0', true]]);
  });

  test('in a field that the examples leave empty', () => {
    const step = asking({ landmark: text(rules.maxLength(3, 'Too long')) }, { landmark: '' });
    expect(summaryOf(step)).toEqual([['landmark:maxLength', 'AAAA', true]]);
    expect(boundsOf(step).map(({ side, answers }) => [side, answers.landmark])).toEqual([
      ['inside', 'AAA'],
      ['outside', 'AAAA'],
    ]);
  });

  test('by a failing example where no generated answer breaks it', () => {
    const rule = rules.pattern('(?!hunter2$).*', 'Too well known');
    const field = { secret: text(rule) };
    const written = [{ answers: { secret: 'hunter2' }, errors: { secret: 'Too well known' } }];
    expect(breaksOf(asking(field, { secret: 'a secret' }))).toEqual([]);
    expect(summaryOf(asking(field, { secret: 'a secret' }, written))).toEqual([['secret:pattern', 'hunter2', true]]);
  });

  test('not by an empty answer, which is too short for no rule', () => {
    const step = asking({ a: text(rules.minLength(1, 'Too short')) }, { a: 'Vanya' });
    expect(boundsOf(step).map(({ side }) => side)).toEqual(['inside']);
  });
});

describe('generated answers', () => {
  const size = fc.integer({ min: 2, max: 60 });
  const word = fc.stringMatching(/^[a-z]([a-z ]{0,80}[a-z])?$/);
  const measured = fc.oneof(
    fc.tuple(fc.constant(rules.minLength), size, word),
    fc.tuple(fc.constant(rules.maxLength), size, word),
    fc.tuple(fc.constant(rules.exactLength), size, word),
    fc.tuple(fc.constantFrom(rules.atLeast, rules.atMost), fc.integer({ min: 1, max: 10_000_000 }), fc.constant('1')),
  );

  test('any bound is broken alone, passes just inside, and fails just outside', () => {
    fc.assert(
      fc.property(measured, ([ruleBy, of, value]) => {
        const rule = ruleBy(of, 'Not so');
        const step = asking({ a: text(rule) }, { a: value });
        const holds = (answers: Answers | undefined) => rules.passes(rule, answers?.a ?? '');
        const [broken] = breaksOf(step);
        expect([broken?.alone, holds(broken?.answers)]).toEqual([true, false]);
        const sides = boundsOf(step);
        expect(sides.map(({ side }) => side).slice(0, 2)).toEqual(['inside', 'outside']);
        for (const { side, answers } of sides) expect(holds(answers)).toBe(side === 'inside');
      }),
    );
  });
});

describe('what can be typed', () => {
  const [required] = [rules.required('Please answer')];
  const options = [{ value: 'Owned' }, { value: 'Rented' }];
  const base = { label: 'A field', rules: [required] };
  const kinds: readonly [Field, can: readonly string[], cannot: readonly string[]][] = [
    [{ ...base, kind: 'days' }, ['', '1', '31'], ['0', '32', 'x']],
    [{ ...base, kind: 'choice', variant: 'rows', options }, ['', 'Owned'], ['owned']],
    [{ ...base, kind: 'select', options }, ['Rented'], ['Elsewhere']],
    [{ ...base, kind: 'money' }, ['1000', '42500.75', '-1'], ['1,000', '42500.00', '₹42500']],
    [{ ...base, kind: 'digits' }, ['440010', '44OO10'], ['440 010', ' 440010']],
    [{ ...base, kind: 'text' }, ['anything at all'], [' spaces around ']],
  ];
  test.each(kinds)('in $kind', (field, can, cannot) => {
    for (const value of can) expect(canBeTyped({ a: field }, { a: value }), value).toBe(true);
    for (const value of cannot) expect(canBeTyped({ a: field }, { a: value }), value).toBe(false);
    expect(canBeTyped({ a: field }, {})).toBe(true);
  });
});
