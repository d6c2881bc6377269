import { productIds } from '#contract/session.ts';
import { rupees } from '#engine/format.ts';

/** The date some days later, or earlier if `days` is negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** §1: a loan type. */
export interface Product {
  readonly id: (typeof productIds)[keyof typeof productIds];
  readonly name: string;
  readonly tenureDays: number;
  readonly instalments: number;
}

/** The tenure is divided into equal periods, one for each instalment. */
type Tenure = Pick<Product, 'tenureDays' | 'instalments'>;

/** §1 "Loan types". Tenures and instalments are the sandbox's own. */
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

/** One repayment. Amounts in whole paise. */
export interface Instalment {
  readonly dueOn: string;
  /** The principal owed before this instalment. */
  readonly outstanding: number;
  readonly principal: number;
  readonly interest: number;
  readonly amount: number;
}

const daysInYear = 365;

/** A share of an amount in paise, rounded to whole rupees, halves up. All numbers are whole and not negative. */
function share(amount: number, numerator: number, denominator: number): number {
  return 100 * Math.floor((2 * amount * numerator + 100 * denominator) / (200 * denominator));
}

/** Daily interest, over 365 days, in whole rupees. */
export const interestOf = (principal: number, days: number): number =>
  share(principal, price.interestPercentPerYear * days, 100 * daysInYear);

/** The equal instalment that repays the amount, rounded up to whole rupees. */
function equalInstalment(amount: number, instalments: number, days: number): number {
  const rate = (price.interestPercentPerYear * days) / (100 * daysInYear);
  return 100 * Math.ceil((amount * rate) / (1 - (1 + rate) ** -instalments) / 100);
}

/** Daily interest on the outstanding principal. The last instalment pays the rest. */
function repaymentSchedule(amount: number, { tenureDays, instalments }: Tenure, from: string): readonly Instalment[] {
  const days = tenureDays / instalments;
  const equal = equalInstalment(amount, instalments, days);
  const schedule: Instalment[] = [];
  let outstanding = amount;
  for (let number = 1; number <= instalments; number += 1) {
    const interest = interestOf(outstanding, days);
    const principal = number === instalments ? outstanding : equal - interest;
    const dueOn = addDays(from, days * number);
    schedule.push({ dueOn, outstanding, principal, interest, amount: principal + interest });
    outstanding -= principal;
  }
  return schedule;
}

/**
 * The annual percentage rate in hundredths of a percent: the rate per period at which the present value of all
 * instalments is the amount paid out, times the periods of a year. Found by bisection.
 */
function aprBasisPoints(net: number, amounts: readonly number[], tenureDays: number): number {
  let [low, high] = [0, 1];
  for (let halvings = 0; halvings < 60; halvings += 1) {
    const rate = (low + high) / 2;
    const presentValue = amounts.reduce((sum, amount, index) => sum + amount / (1 + rate) ** (index + 1), 0);
    if (presentValue > net) low = rate;
    else high = rate;
  }
  return Math.round((low * daysInYear * 10_000 * amounts.length) / tenureDays);
}

/**
 * §2 "Approval", §9: the terms of a loan of `amount` paise that is paid out on the date `disbursedOn`. Amounts in whole paise:
 * `net` is paid out, without fee and GST; `repay` is paid back, with interest. 4098 basis points are an APR of 40.98 %.
 */
export function loanTerms(amount: number, tenure: Tenure, disbursedOn: string) {
  const fee = share(amount, price.feePercent, 100);
  const gst = share(fee, price.gstPercent, 100);
  const net = amount - fee - gst;
  const schedule = repaymentSchedule(amount, tenure, disbursedOn);
  const amounts = schedule.map((instalment) => instalment.amount);
  const repay = amounts.reduce((sum, one) => sum + one, 0);
  return {
    amount,
    fee,
    gst,
    net,
    interest: repay - amount,
    repay,
    disbursedOn,
    tenureDays: tenure.tenureDays,
    repayOn: addDays(disbursedOn, tenure.tenureDays),
    schedule,
    aprBasisPoints: aprBasisPoints(net, amounts, tenure.tenureDays),
  };
}

export type Terms = ReturnType<typeof loanTerms>;

/** The terms of a stored loan. */
export function termsOfLoan(loan: Readonly<Record<'amount' | 'product_id', number> & { disbursed_on: string }>): Terms {
  return loanTerms(loan.amount, productById(loan.product_id), loan.disbursed_on);
}

/** The number of the loan of a lead: KDM0048213. */
export const loanNumber = (leadID: number) => `KDM${String(leadID).padStart(7, '0')}`;

/** Paise as the rupees of the wire. */
export const inRupees = (paise: number): number => paise / 100;

/** Rupees as whole paise. */
export const inPaise = (amount: number): number => Math.round(amount * 100);

/** 5147900 → ₹51,479 */
export const formatPaise = (paise: number): string => rupees(inRupees(paise));
