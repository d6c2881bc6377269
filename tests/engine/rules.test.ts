import { describe, expect, test } from 'vitest';
import type { Rule } from '#engine/rules.ts';
import * as rules from '#engine/rules.ts';

const holds = (rule: Rule, value: string, answers: Record<string, string> = {}) => rules.passes(rule, value, answers);

/** A rule, the values that it accepts, and those that it rejects. */
const claims: readonly [rule: Rule, accepts: readonly string[], rejects: readonly string[]][] = [
  [rules.required('r'), ['x', ' x '], ['', '   ', '\t']],
  [rules.pattern(String.raw`\d{2}|x`, 'p'), ['12', ' 12 ', 'x'], ['1', '123', '1a', 'xy', '1x']],
  [rules.letters('l'), ['Meera  Joshi', 'Meera'], ['M33ra', "O'Brien", 'Meera-Joshi']],
  [rules.singleSpacedLetters('s'), ['Meera Joshi', 'M', ' Meera '], ['Meera  Joshi', 'Meera1', 'Meera\tJoshi']],
  [rules.minLength(3, 'm'), ['abc', 'abcd'], ['ab', ' ab ', 'a😀']],
  [rules.maxLength(3, 'm'), ['abc', 'a', 'ab😀'], ['abcd']],
  [rules.exactLength(6, 'e'), ['440010', '44001😀'], ['44001', '4400100']],
  [rules.atLeast(1000, 'a'), ['1000', '999999'], ['999', '0', 'ten', '1e5', '0x7d0', 'Infinity']],
  [rules.atMost(999999, 'a'), ['999999', '0'], ['1000000', 'ten', '1e2', '0x1', '-Infinity']],
  [
    rules.digitsOnly('d'),
    ['0', '0123456789', '042500'],
    ['42500.75', '42,500', '₹42500', '1e5', '0x7d0', 'Infinity', '-1', '१२'],
  ],
  [rules.notOnlyDigits('n'), ['3M', 'Vanya'], ['123', ' 123 ', '१२३']],
  [
    rules.email('e'),
    ['meera.joshi@mail.in', 'm@a.co', "o'brien+loan@mail.example.com", 'M_J%1@MAIL-1.IN'],
    ['meera', 'm@mail', '@mail.in', 'm@', 'a b@mail.in', '.m@mail.in', 'm.@mail.in', 'm@@mail.in', 'm@.in', 'm@a.in,'],
  ],
  [
    rules.pan('p'),
    ['BNZPJ4821K', 'bnzpj4821k', ' BNZPJ4821K '],
    ['BNZCJ4821K', 'BNZPJ4821', 'BNZPJ48211', 'BNZPJ4821KK', 'BBNZPJ4821K'],
  ],
  [
    rules.aadhaar('a'),
    ['999911112222', '9999 1111 2222', '9999-1111-2222'],
    ['99991111222', '9999111122223', '99 9911112222', '9999  1111 2222', '9999.1111.2222'],
  ],
  [rules.mobile('m'), ['6000000000', '9876543210'], ['5876543210', '987654321', '98765432100', '+919876543210']],
  [rules.notZeros('z'), ['9876543210', '000000000001'], ['0', '000000000000', '0000 0000 0000', '0000-0000-0000']],
  [rules.ifsc('i'), ['BHNB0001234', 'bhnb0abc123'], ['BHNB1001234', 'BHN00001234', 'BHNB000123', 'BHNB00012345']],
];

describe.each(claims.map(([rule, accepts, rejects]) => ({ rule, accepts, rejects })))(
  '$rule.rule',
  ({ rule, accepts, rejects }) => {
    test.each(accepts)('accepts %o', (value) => {
      expect(holds(rule, value)).toBe(true);
    });
    test.each(rejects)('rejects %o', (value) => {
      expect(holds(rule, value)).toBe(false);
    });
  },
);

describe('every rule', () => {
  const others = [rules.sameAs('accountNo', 's')];
  const all = [...claims.map(([rule]) => rule), ...others].map((rule) => ({ name: rule.rule, rule }));

  test('has a claim', () => {
    expect(all.map(({ name }) => name).toSorted()).toEqual(Object.keys(rules.ruleRegistry).toSorted());
  });

  test.each(all.filter(({ name }) => name !== 'required'))('$name accepts an empty value', ({ rule }) => {
    for (const empty of ['', ' ', '   ']) expect(holds(rule, empty)).toBe(true);
  });

  test.each(all)(
    '$name checks a long pasted text quickly',
    ({ rule }) => {
      const nasty = ['a', ' ', 'a ', '0', '0 ', '.', 'a.', '-', 'a@', 'a@a.', '@'].map((part) => part.repeat(50_000));
      for (const value of nasty) for (const end of ['', '!', '@']) holds(rule, value + end);
    },
    20_000,
  );
});

test('sameAs requires the value of the other field', () => {
  const rule = rules.sameAs('accountNo', 'Re-enter account number must match');
  expect(holds(rule, '55210984417', { accountNo: '55210984417 ' })).toBe(true);
  expect(holds(rule, '55210984418', { accountNo: '55210984417' })).toBe(false);
  expect(holds(rule, '55210984417')).toBe(false);
});
