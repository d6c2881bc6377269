import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyFacts, keyFactsHtml } from '#sandbox/rules/key-facts.ts';
import { inPaise, inRupees, loanTerms } from '#sandbox/rules/loan-arithmetic.ts';

const example = loanTerms(50_000_00, 60, '2026-01-12');

describe('worked examples', () => {
  test('50,000 for 60 days from 12 January 2026', () => {
    expect(example).toEqual({
      amount: 50_000_00,
      fee: 1_500_00,
      gst: 270_00,
      net: 48_230_00,
      interest: 1_479_00,
      repay: 51_479_00,
      tenureDays: 60,
      repayOn: '2026-03-13',
      aprBasisPoints: 4098,
    });
  });

  test('1,000 for 60 days: charges are told in whole rupees', () => {
    expect(loanTerms(1_000_00, 60, '2026-02-28')).toMatchObject({
      fee: 30_00,
      gst: 5_00,
      net: 965_00,
      interest: 30_00,
      repay: 1_030_00,
      repayOn: '2026-04-29',
    });
  });

  test('2 lakh for 90 days over a leap day', () => {
    expect(loanTerms(2_00_000_00, 90, '2027-12-31')).toMatchObject({ interest: 8_877_00, repayOn: '2028-03-30' });
  });

  test('the Key Fact Statement says the same', () => {
    expect(Object.fromEntries(keyFacts(example))).toEqual({
      'Loan amount': '₹50,000',
      'Processing fee': '₹1,500',
      'GST on processing fee': '₹270',
      'Amount paid to you': '₹48,230',
      'Interest rate': '18% p.a.',
      'Annual percentage rate (APR)': '40.98%',
      'Interest for the tenure': '₹1,479',
      Tenure: '60 days',
      'Repayment date': '13 Mar 2026',
      'Total repayment': '₹51,479',
      'Late payment charge': '₹500',
      'Bounce charge': '₹500',
    });
    expect(keyFactsHtml(example)).toContain('<tr><th scope="row">Loan amount</th><td>₹50,000</td></tr>');
  });
});

describe('whatever the amount and the tenure', () => {
  const loans = fc.record({
    rupees: fc.integer({ min: 1000, max: 999_999 }),
    days: fc.integer({ min: 1, max: 90 }),
  });
  const terms = ({ rupees, days }: { rupees: number; days: number }) => loanTerms(inPaise(rupees), days, '2026-01-12');

  test('every figure is a whole rupee, and the sums hold', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { amount, fee, gst, net, interest, repay } = terms(loan);
        for (const paise of [fee, gst, net, interest, repay]) expect(paise % 100).toBe(0);
        expect(net + fee + gst).toBe(amount);
        expect(repay - interest).toBe(amount);
        expect(net).toBeLessThan(amount);
      }),
    );
  });

  test('a charge is within half a rupee of its share', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { amount, fee, gst, interest } = terms(loan);
        expect(Math.abs(fee - amount * 0.03)).toBeLessThanOrEqual(50);
        expect(Math.abs(gst - fee * 0.18)).toBeLessThanOrEqual(50);
        expect(Math.abs(interest - (amount * 0.18 * loan.days) / 365)).toBeLessThanOrEqual(51);
      }),
    );
  });

  test('a day more never costs less, and APR covers the interest', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const [one, next] = [terms(loan), terms({ ...loan, days: loan.days + 1 })];
        expect(next.interest).toBeGreaterThanOrEqual(one.interest);
        expect(next.repayOn > one.repayOn).toBe(true);
        expect(one.aprBasisPoints).toBeGreaterThan(0);
      }),
    );
  });

  test('rupees and paise turn into each other', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (paise) => inPaise(inRupees(paise)) === paise));
  });
});
