import { expect, test } from 'vitest';
import { type Applicant, highestAmount, rejectReason } from '#sandbox/rules/underwriting.ts';

const applicant: Applicant = { dob: '1994-08-14', monthlyIncome: 42_500, city: 'Nagpur', bureau: 'good' };
const reasonOf = (changes: Partial<Applicant>, today = '2026-08-14') =>
  rejectReason({ ...applicant, ...changes }, today);

test.each<[who: string, reason: string | null, changes: Partial<Applicant>]>([
  ['on the 21st birthday', null, { dob: '2005-08-14' }],
  ['a day before the 21st birthday', 'age', { dob: '2005-08-15' }],
  ['a day before the 56th birthday', null, { dob: '1970-08-15' }],
  ['on the 56th birthday', 'age', { dob: '1970-08-14' }],
  ['with 15,000 outside the metros', null, { monthlyIncome: 15_000 }],
  ['with less outside the metros', 'income', { monthlyIncome: 14_999 }],
  ['with 18,000 in a metro', null, { monthlyIncome: 18_000, city: 'MUMBAI' }],
  ['with less in a metro', 'income', { monthlyIncome: 17_999, city: ' New Delhi ' }],
  ['whom the bureau rejects', 'bureau', { bureau: 'rejected' }],
])('the reason to reject an applicant %s is %s', (_who, reason, changes) => {
  expect(reasonOf(changes)).toBe(reason);
});

test('the highest amount is two incomes in whole thousands, up to 2 lakh', () => {
  expect([15_250, 42_500, 300_000].map(highestAmount)).toEqual([30_000, 85_000, 200_000]);
});

test('a borrower born on 29 February is a year older on 1 March', () => {
  const reasons = ['2025-02-28', '2025-03-01'].map((today) => reasonOf({ dob: '2004-02-29' }, today));
  expect(reasons).toEqual(['age', null]);
});
