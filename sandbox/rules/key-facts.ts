import { dayMonthYear, rupees } from '#engine/format.ts';
import type { Terms } from './loan-arithmetic.ts';
import { inRupees, price } from './loan-arithmetic.ts';

const told = (paise: number) => rupees(inRupees(paise));

/** The terms of a loan at a glance, for its sanction letter; computed, never copied from advertising (§17). */
export function keyFacts(terms: Terms): readonly (readonly [label: string, value: string])[] {
  return [
    ['Loan amount', told(terms.amount)],
    ['Processing fee', told(terms.fee)],
    ['GST on processing fee', told(terms.gst)],
    ['Amount paid to you', told(terms.net)],
    ['Interest rate', `${price.interestPercentPerYear}% p.a.`],
    ['Annual percentage rate (APR)', `${(terms.aprBasisPoints / 100).toFixed(2)}%`],
    ['Interest for the tenure', told(terms.interest)],
    ['Tenure', `${terms.tenureDays} days`],
    ['Repayment date', dayMonthYear(terms.repayOn)],
    ['Total repayment', told(terms.repay)],
    ['Late payment charge', told(price.lateCharge)],
    ['Bounce charge', told(price.bounceCharge)],
  ];
}
