import { addDays } from './calendar.ts';
import type { Product } from './products.ts';
import type { Instalment } from './repayment-schedule.ts';
import { aprBasisPoints, repaymentSchedule, share } from './repayment-schedule.ts';

/** §9: the price of a loan. The fee is the worked example's 3 %. */
export const price = {
  interestPercentPerYear: 18,
  feePercent: 3,
  gstPercent: 18,
  lateCharge: 500_00,
  bounceCharge: 500_00,
};

/** What of a product decides the terms. */
export type Tenure = Pick<Product, 'tenureDays' | 'instalments'>;

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
  /** The day of the last instalment. */
  readonly repayOn: string;
  readonly schedule: readonly Instalment[];
  /** The annual percentage rate in hundredths of a percent: 4098 is 40.98 %. */
  readonly aprBasisPoints: number;
}

/**
 * §2 "Approval", §9: fee, GST on the fee, interest by the day over a year of 365 days, net disbursal, repayment, APR.
 * `from` is the day the money is paid out.
 */
export function loanTerms(amount: number, { tenureDays, instalments }: Tenure, from: string): Terms {
  const fee = share(amount, price.feePercent, 100);
  const gst = share(fee, price.gstPercent, 100);
  const net = amount - fee - gst;
  const percentPerYear = price.interestPercentPerYear;
  const schedule = repaymentSchedule({ amount, from, tenureDays, instalments, percentPerYear });
  const amounts = schedule.map((instalment) => instalment.amount);
  const repay = amounts.reduce((sum, one) => sum + one, 0);
  return {
    amount,
    fee,
    gst,
    net,
    interest: repay - amount,
    repay,
    tenureDays,
    repayOn: addDays(from, tenureDays),
    schedule,
    aprBasisPoints: aprBasisPoints(net, amounts, tenureDays),
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
