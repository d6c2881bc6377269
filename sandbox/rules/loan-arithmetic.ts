import { productIds } from '#contract/session.ts';
import { rupees } from '#engine/format.ts';
import { addDays } from './calendar.ts';
import type { Instalment } from './repayment-schedule.ts';
import { aprBasisPoints, repaymentSchedule, share } from './repayment-schedule.ts';

/** §1: a loan type. */
export interface Product {
  readonly id: (typeof productIds)[keyof typeof productIds];
  readonly name: string;
  readonly tenureDays: number;
  readonly instalments: number;
}

export const payday: Product = { id: productIds.payday, name: 'Payday', tenureDays: 60, instalments: 1 };
export const emi: Product = { id: productIds.emi, name: 'EMI', tenureDays: 90, instalments: 3 };

/** The product of an id; payday for any other number. */
export const productById = (id: number): Product => (id === emi.id ? emi : payday);

/** §9: the price of a loan. Charges in paise. */
export const price = {
  interestPercentPerYear: 18,
  feePercent: 3,
  gstPercent: 18,
  lateCharge: 500_00,
  bounceCharge: 500_00,
};

/** All figures of a loan. Amounts in whole paise. */
export interface Terms {
  readonly amount: number;
  readonly fee: number;
  readonly gst: number;
  /** The amount paid out: without fee and GST. */
  readonly net: number;
  readonly interest: number;
  /** The amount paid back: with interest. */
  readonly repay: number;
  readonly tenureDays: number;
  /** The date of the last instalment. */
  readonly repayOn: string;
  readonly schedule: readonly Instalment[];
  /** The annual percentage rate in hundredths of a percent: 4098 is 40.98 %. */
  readonly aprBasisPoints: number;
}

/** §2 "Approval", §9: the terms of a loan of `amount` paise that is paid out on the date `from`. */
export function loanTerms(
  amount: number,
  { tenureDays, instalments }: Pick<Product, 'tenureDays' | 'instalments'>,
  from: string,
): Terms {
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

/** Paise as the rupees of the wire. */
export const inRupees = (paise: number): number => paise / 100;

export const inPaise = (amount: number): number => Math.round(amount * 100);

/** 5147900 → ₹51,479 */
export const formatPaise = (paise: number): string => rupees(inRupees(paise));
