import { expect, test } from 'vitest';
<<<<<<< HEAD
import { loanTerms } from '#sandbox/rules/loan-arithmetic.ts';
import { emi, payday } from '#sandbox/rules/products.ts';
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
=======
import { price } from '#sandbox/rules/loan-arithmetic.ts';
import { payableOn } from '#sandbox/rules/repayment.ts';

const instalment = { outstanding: 0, principal: 0, interest: 0 };
const schedule = [
  { ...instalment, dueOn: '2026-01-31', amount: 1_000 },
  { ...instalment, dueOn: '2026-02-28', amount: 2_000 },
];

test('what can be paid is one instalment or the whole debt, with the late charge of each that is overdue', () => {
  expect(payableOn(schedule, 0, '2026-02-01')).toEqual({
    instalment: { due: 1_000, lateCharge: price.lateCharge },
    whole: { due: 3_000, lateCharge: price.lateCharge },
  });
});

test('a loan that is repaid leaves nothing to pay', () => {
  expect(payableOn(schedule, 3_000, '2026-02-01')).toBeUndefined();
>>>>>>> c8e0834 (tests: a loan that is repaid, and the first answer that names a lead)
});
