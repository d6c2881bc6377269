import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, emi, inPaise, loanTerms, payday } from '#sandbox/rules/loan-arithmetic.ts';
import { coolingOffDays, lateChargeOn, payableOn, totalOf } from '#sandbox/rules/repayment.ts';

const loans = fc.record({
  rupees: fc.integer({ min: 1000, max: 2_00_000 }),
  product: fc.constantFrom(payday, emi),
  from: fc.constantFrom('2026-01-31', '2027-12-31', '2028-02-29'),
});
/** The days on which one instalment each is paid, before the last payment. */
const days = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 2 });

test('whenever it is paid, a loan is repaid in whole rupees, with a total between its amount and its repayment', () => {
  fc.assert(
    fc.property(loans, days, fc.integer({ min: 0, max: 120 }), ({ rupees, product, from }, paidOn, lastDay) => {
      const terms = loanTerms(inPaise(rupees), product, from);
      let paid = 0;
      for (const day of [...paidOn, lastDay].sort((a, b) => a - b)) {
        const { instalment, whole } = payableOn(terms, paid, addDays(from, day));
        expect(totalOf(instalment) % 100).toBe(0);
        expect(instalment.due).toBeGreaterThan(0);
        expect(instalment.due).toBeLessThanOrEqual(whole.due);
        expect(paid + whole.due).toBeGreaterThanOrEqual(terms.amount);
        expect(paid + whole.due).toBeLessThanOrEqual(terms.repay);
        if (instalment.due === whole.due) return;
        paid += instalment.due;
      }
    }),
  );
});

test('a repayment has a late charge from the day after its due date', () => {
  const days = ['2027-12-30', '2027-12-31', '2028-01-01'];
  expect(days.map((day) => lateChargeOn('2027-12-31', day))).toEqual([0, 0, 500_00]);
});

test('a loan repaid in the cooling-off period costs the interest of its days, and none if the clock was moved back', () => {
  const terms = loanTerms(50_000_00, emi, '2027-12-31');
  const dueOn = (day: number) => payableOn(terms, 0, addDays(terms.disbursedOn, day)).whole.due;
  expect([-1, 0, 1, coolingOffDays, coolingOffDays + 1].map(dueOn)).toEqual([
    50_000_00, 50_000_00, 50_025_00, 50_074_00, 51_487_00,
  ]);
});
