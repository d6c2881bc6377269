import { expect, test } from 'vitest';
import { emi, loanTerms, payday } from '#sandbox/rules/loan-arithmetic.ts';
import { payableOn, totalOf } from '#sandbox/rules/repayment.ts';

const { schedule, repay } = loanTerms(50_000_00, emi, '2026-01-12');

test('what can be paid is the next instalment, or all that is left', () => {
  expect(payableOn(schedule, 0, '2026-02-11')).toEqual({
    instalment: { due: 17_163_00, lateCharge: 0 },
    whole: { due: repay, lateCharge: 0 },
  });
  expect(payableOn(schedule, 20_000_00, '2026-02-11')).toMatchObject({
    instalment: { due: 14_326_00 },
    whole: { due: repay - 20_000_00 },
  });
});

test('each overdue instalment has a late charge of its own', () => {
  const payments = payableOn(schedule, 0, '2026-03-14');
  expect(payments?.instalment).toEqual({ due: 17_163_00, lateCharge: 500_00 });
  expect(payments && totalOf(payments.whole)).toBe(repay + 1000_00);
});

test('a loan with one repayment has one amount, and a repaid one none', () => {
  const single = loanTerms(50_000_00, payday, '2026-01-12');
  const payments = payableOn(single.schedule, 0, '2026-01-13');
  expect(payments?.instalment).toEqual(payments?.whole);
  expect(payableOn(single.schedule, single.repay, '2026-01-13')).toBeUndefined();
});
