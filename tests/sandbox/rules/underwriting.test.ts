import { describe, expect, test } from 'vitest';
import { type Applicant, fullYears, highestAmount, rejectReason } from '#sandbox/rules/underwriting.ts';

const applicant: Applicant = { dob: '1994-08-14', monthlyIncome: 42_500, city: 'Nagpur', bureau: 'good' };
const reasonOf = (changes: Partial<Applicant>) => rejectReason({ ...applicant, ...changes }, '2026-08-14');

describe('who may borrow', () => {
  test.each([
    ['on the 21st birthday', { dob: '2005-08-14' }, null],
    ['a day before the 21st birthday', { dob: '2005-08-15' }, 'age'],
    ['a day before the 56th birthday', { dob: '1970-08-15' }, null],
    ['on the 56th birthday', { dob: '1970-08-14' }, 'age'],
    ['with 15,000 outside the metros', { monthlyIncome: 15_000 }, null],
    ['with less outside the metros', { monthlyIncome: 14_999 }, 'income'],
    ['with 18,000 in a metro', { monthlyIncome: 18_000, city: 'MUMBAI' }, null],
    ['with less in a metro', { monthlyIncome: 17_999, city: ' New Delhi ' }, 'income'],
    ['against the bureau', { bureau: 'rejected' as const }, 'bureau'],
  ])('%s', (_case, changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
  });

  test('lends two incomes in whole thousands, up to 2 lakh', () => {
    expect([15_250, 42_500, 300_000].map(highestAmount)).toEqual([30_000, 85_000, 200_000]);
  });
});

test('who was born on 29 February is a year older on 1 March', () => {
  expect(['2026-02-28', '2026-03-01'].map((today) => fullYears('2000-02-29', today))).toEqual([25, 26]);
});
