import { addDays } from './calendar.ts';

/** §9: the price of a loan. The fee is the worked example's 3 %. */
export const price = {
  interestPercentPerYear: 18,
  feePercent: 3,
  gstPercent: 18,
  lateCharge: 500_00,
  bounceCharge: 500_00,
};

/** Everything a loan costs. Amounts are whole numbers of paise. */
export interface Terms {
  readonly amount: number;
  readonly fee: number;
  readonly gst: number;
  /** What is paid out: the amount without fee and GST. */
  readonly net: number;
  readonly interest: number;
  /** What is paid back: the amount and its interest. */
  readonly repay: number;
  readonly tenureDays: number;
  readonly repayOn: string;
  /** The annual percentage rate in hundredths of a percent: 4098 is 40.98 %. */
  readonly aprBasisPoints: number;
}

/** `numerator / denominator` to the nearest whole number, halves up; both whole and not negative. */
function rounded(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** A share of an amount, to the nearest whole rupee: a charge is never told in paise. */
function share(amount: number, numerator: number, denominator: number): number {
  return 100 * rounded(amount * numerator, 100 * denominator);
}

/** §2 "Approval", §9: fee, GST on the fee, interest by the day over a year of 365 days, net disbursal, repayment, APR. */
export function loanTerms(amount: number, tenureDays: number, from: string): Terms {
  const fee = share(amount, price.feePercent, 100);
  const gst = share(fee, price.gstPercent, 100);
  const net = amount - fee - gst;
  const interest = share(amount, price.interestPercentPerYear * tenureDays, 36_500);
  const repay = amount + interest;
  return {
    amount,
    fee,
    gst,
    net,
    interest,
    repay,
    tenureDays,
    repayOn: addDays(from, tenureDays),
    aprBasisPoints: rounded((repay - net) * 365 * 10_000, net * tenureDays),
  };
}

/** Paise as the rupees that go over the wire. */
export function inRupees(paise: number): number {
  return paise / 100;
}

/** Rupees as whole paise. */
export function inPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
