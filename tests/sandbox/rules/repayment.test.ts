import { expect, test } from 'vitest';
import { loanTerms, payday } from '#sandbox/rules/loan-arithmetic.ts';
import { payableOn } from '#sandbox/rules/repayment.ts';

test('a loan with one repayment has one amount, and a repaid one none', () => {
  const { schedule, repay } = loanTerms(50_000_00, payday, '2026-01-12');
  const payments = payableOn(schedule, 0, '2026-01-13');
  expect(payments?.instalment).toEqual(payments?.whole);
  expect(payableOn(schedule, repay, '2026-01-13')).toBeUndefined();
});
