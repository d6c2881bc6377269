import { addDays } from './calendar.ts';

/** One repayment. Amounts in whole paise. */
export interface Instalment {
  readonly dueOn: string;
  /** The principal owed before this instalment. */
  readonly outstanding: number;
  readonly principal: number;
  readonly interest: number;
  readonly amount: number;
}

interface Plan {
  readonly amount: number;
  readonly from: string;
  readonly tenureDays: number;
  /** The tenure is divided into this number of equal periods. */
  readonly instalments: number;
  readonly percentPerYear: number;
}

const daysInYear = 365;

/** A share of an amount in paise, rounded to whole rupees, halves up. All numbers are whole and not negative. */
export function share(amount: number, numerator: number, denominator: number): number {
  return 100 * Math.floor((2 * amount * numerator + 100 * denominator) / (200 * denominator));
}

/** The equal instalment that repays the amount, rounded up to whole rupees. */
function equalInstalment({ amount, instalments, percentPerYear }: Plan, days: number): number {
  const rate = (percentPerYear * days) / (100 * daysInYear);
  return 100 * Math.ceil((amount * rate) / (1 - (1 + rate) ** -instalments) / 100);
}

/** §1 "Loan types": daily interest on the outstanding principal, over 365 days. The last instalment pays the rest. */
export function repaymentSchedule(plan: Plan): readonly Instalment[] {
  const days = plan.tenureDays / plan.instalments;
  const equal = equalInstalment(plan, days);
  const schedule: Instalment[] = [];
  let outstanding = plan.amount;
  for (let number = 1; number <= plan.instalments; number += 1) {
    const interest = share(outstanding, plan.percentPerYear * days, 100 * daysInYear);
    const principal = number === plan.instalments ? outstanding : equal - interest;
    const dueOn = addDays(plan.from, days * number);
    schedule.push({ dueOn, outstanding, principal, interest, amount: principal + interest });
    outstanding -= principal;
  }
  return schedule;
}

/**
 * The annual percentage rate in hundredths of a percent: the rate per period at which the present value of all
 * instalments is the amount paid out, times the periods of a year. Found by bisection.
 */
export function aprBasisPoints(net: number, amounts: readonly number[], tenureDays: number): number {
  let [low, high] = [0, 1];
  for (let halvings = 0; halvings < 60; halvings += 1) {
    const rate = (low + high) / 2;
    const presentValue = amounts.reduce((sum, amount, index) => sum + amount / (1 + rate) ** (index + 1), 0);
    if (presentValue > net) low = rate;
    else high = rate;
  }
  return Math.round((low * daysInYear * 10_000 * amounts.length) / tenureDays);
}
