import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aprPercent, sameRate } from '#engine/apr.ts';
import { emi, inPaise, inRupees, loanTerms, payday } from '#sandbox/rules/loan-arithmetic.ts';

const example = loanTerms(50_000_00, payday, '2026-01-12');

describe('worked examples', () => {
  test('a payday loan of 50,000 for 60 days: the fee is deducted, and the interest is added to one repayment', () => {
    expect(example).toEqual({
      amount: 50_000_00,
      fee: 1_500_00,
      gst: 270_00,
      net: 48_230_00,
      interest: 1_479_00,
      repay: 51_479_00,
      disbursedOn: '2026-01-12',
      tenureDays: 60,
      repayOn: '2026-03-13',
      schedule: [
        {
          dueOn: '2026-03-13',
          outstanding: 50_000_00,
          principal: 50_000_00,
          interest: 1_479_00,
          amount: 51_479_00,
        },
      ],
      aprBasisPoints: 4098,
    });
  });

  test('2 lakh in one payment after 90 days, over a leap day', () => {
    const terms = loanTerms(2_00_000_00, { tenureDays: 90, instalments: 1 }, '2027-12-31');
    expect(terms).toMatchObject({ interest: 8_877_00, repayOn: '2028-03-30' });
  });

  test('50,000 in three instalments: interest on the outstanding principal, the last one pays the rest', () => {
    const terms = loanTerms(50_000_00, emi, '2026-01-12');
    expect(terms.schedule).toEqual([
      { dueOn: '2026-02-11', outstanding: 50_000_00, principal: 16_423_00, interest: 740_00, amount: 17_163_00 },
      { dueOn: '2026-03-13', outstanding: 33_577_00, principal: 16_666_00, interest: 497_00, amount: 17_163_00 },
      { dueOn: '2026-04-12', outstanding: 16_911_00, principal: 16_911_00, interest: 250_00, amount: 17_161_00 },
    ]);
    expect(terms).toMatchObject({ interest: 1_487_00, repay: 51_487_00, repayOn: '2026-04-12' });
  });
});

describe('for any amount and tenure', () => {
  const loans = fc.record({
    rupees: fc.integer({ min: 1000, max: 999_999 }),
    days: fc.integer({ min: 1, max: 90 }),
  });

  test('the app computes the same APR from the approval', () => {
    const instalments = fc.constantFrom(1, 2, 3, 6);
    const from = fc.constantFrom('2026-01-12', '2027-12-31', '2028-02-29');
    fc.assert(
      fc.property(loans, instalments, from, ({ rupees }, count, day) => {
        const { net, repay, tenureDays, aprBasisPoints } = loanTerms(
          inPaise(rupees),
          { tenureDays: 30 * count, instalments: count },
          day,
        );
        const figures = { net: inRupees(net), repay: inRupees(repay), tenureDays, instalments: count };
        const own = aprPercent(figures) ?? Number.NaN;
        expect(sameRate(own, aprBasisPoints / 100), `${own} and ${aprBasisPoints / 100}`).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('instalments repay the whole loan and cost less than one repayment', () => {
    fc.assert(
      fc.property(loans, ({ rupees }) => {
        const amount = inPaise(rupees);
        const { schedule, interest, repay, aprBasisPoints } = loanTerms(amount, emi, '2026-01-12');
        const sum = (key: 'principal' | 'interest' | 'amount') =>
          schedule.reduce((total, instalment) => total + instalment[key], 0);
        expect([sum('principal'), sum('interest'), sum('amount')]).toEqual([amount, interest, repay]);
        for (const { principal } of schedule) expect(principal).toBeGreaterThan(0);
        expect(interest).toBeLessThan(loanTerms(amount, { ...emi, instalments: 1 }, '2026-01-12').interest);
        expect(aprBasisPoints).toBeGreaterThan(1800);
      }),
    );
  });

  test('every figure is in whole rupees, within half a rupee of its share, and the sums are correct', () => {
    fc.assert(
      fc.property(loans, ({ rupees, days }) => {
        const terms = loanTerms(inPaise(rupees), { tenureDays: days, instalments: 1 }, '2026-01-12');
        const { amount, fee, gst, net, interest, repay } = terms;
        for (const paise of [fee, gst, net, interest, repay]) expect(paise % 100).toBe(0);
        expect(net + fee + gst).toBe(amount);
        expect(repay - interest).toBe(amount);
        expect(Math.abs(fee - amount * 0.03)).toBeLessThanOrEqual(50);
        expect(Math.abs(gst - fee * 0.18)).toBeLessThanOrEqual(50);
        expect(Math.abs(interest - (amount * 0.18 * days) / 365)).toBeLessThanOrEqual(51);
      }),
    );
  });
});
