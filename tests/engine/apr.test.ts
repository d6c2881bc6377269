import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aprPercent, percent, sameRate } from '#engine/apr.ts';

const payday = { net: 48_230, repay: 51_479, tenureDays: 60, instalments: 1 };

describe('the annual percentage rate', () => {
  test('of one repayment is its cost divided by the amount paid out, for a year of 365 days', () => {
    expect(aprPercent(payday)).toBe(40.98);
    expect(aprPercent({ net: 1_000, repay: 1_100, tenureDays: 365, instalments: 1 })).toBe(10);
  });

  test('of a loan that costs nothing is 0, in any number of instalments', () => {
    expect(aprPercent({ net: 900, repay: 900, tenureDays: 90, instalments: 1 })).toBe(0);
    expect(aprPercent({ net: 900, repay: 900, tenureDays: 90, instalments: 3 })).toBe(0);
  });

  test('of several instalments is the rate at which their present value equals the amount paid out', () => {
    const loans = fc.record({
      net: fc.integer({ min: 500, max: 999_999 }),
      costPercent: fc.integer({ min: 1, max: 100 }),
      instalments: fc.integer({ min: 2, max: 12 }),
    });
    fc.assert(
      fc.property(loans, ({ net, costPercent, instalments }) => {
        const repay = net * (1 + costPercent / 100);
        const apr = aprPercent({ net, repay, tenureDays: 30 * instalments, instalments }) ?? Number.NaN;
        const rate = (apr / 100 / 365) * 30;
        let owed = net;
        for (let paid = 0; paid < instalments; paid += 1) owed = owed * (1 + rate) - repay / instalments;
        expect(Math.abs(owed)).toBeLessThan(net * 1e-3);
      }),
    );
  });

  test.each([
    ['nothing paid out', { net: 0 }],
    ['less repaid than paid out', { repay: 48_000 }],
    ['no tenure', { tenureDays: 0 }],
    ['no instalment', { instalments: 0 }],
    ['half an instalment', { instalments: 1.5 }],
  ])('is undefined for figures that are no loan: %s', (_what, changed) => {
    expect(aprPercent({ ...payday, ...changed })).toBeUndefined();
  });
});

test('a rate is shown with two decimal places', () => {
  expect(percent(40.9)).toBe('40.90%');
});

test('two rates agree when they differ by rounding only', () => {
  expect(sameRate(40.98, 41.05)).toBe(true);
  expect(sameRate(41.5, 40.98)).toBe(false);
  expect(sameRate(40.98, 41.5)).toBe(false);
});
