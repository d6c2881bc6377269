import { addDays } from './calendar.ts';

/** One repayment. Amounts in whole paise. */
export interface Instalment {
  readonly dueOn: string;
  /** The principal that is owed until then. */
  readonly outstanding: number;
  readonly principal: number;
  readonly interest: number;
  readonly amount: number;
}

/** What is repaid, when, and at which interest. */
export interface Plan {
  readonly amount: number;
  readonly from: string;
  readonly tenureDays: number;
  /** Equal stretches of the tenure, each ending with an instalment. */
  readonly instalments: number;
  readonly percentPerYear: number;
}

const daysInYear = 365;

/** `numerator / denominator` to the nearest whole number, halves up; both whole and not negative. */
export function rounded(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** A share of an amount, to the nearest whole rupee: a charge is never told in paise. */
export function share(amount: number, numerator: number, denominator: number): number {
  return 100 * rounded(amount * numerator, 100 * denominator);
}

/** The instalment that repays the amount in equal parts, in whole rupees upwards. */
function equalPart({ amount, instalments, percentPerYear }: Plan, days: number): number {
  const rate = (percentPerYear * days) / (100 * daysInYear);
  return 100 * Math.ceil((amount * rate) / (1 - (1 + rate) ** -instalments) / 100);
}

/**
 * §1 "Loan types": interest by the day on what is still owed, over a year of 365 days. The last instalment is what is
 * left; a payday loan has only that one.
 */
export function repaymentSchedule(plan: Plan): readonly Instalment[] {
  const days = plan.tenureDays / plan.instalments;
  const part = equalPart(plan, days);
  const schedule: Instalment[] = [];
  let outstanding = plan.amount;
  for (let number = 1; number <= plan.instalments; number += 1) {
    const interest = share(outstanding, plan.percentPerYear * days, 100 * daysInYear);
    const principal = number === plan.instalments ? outstanding : part - interest;
    const dueOn = addDays(plan.from, days * number);
    schedule.push({ dueOn, outstanding, principal, interest, amount: principal + interest });
    outstanding -= principal;
  }
  return schedule;
}

/** What is left of each instalment that is not repaid in full, the earliest first. */
export function unpaidInstalments(
  schedule: readonly Instalment[],
  paid: number,
): readonly { readonly due: number; readonly dueOn: string }[] {
  let covered = 0;
  return schedule.flatMap(({ amount, dueOn }) => {
    covered += amount;
    return covered > paid ? [{ due: Math.min(amount, covered - paid), dueOn }] : [];
  });
}

/**
 * The annual percentage rate in hundredths of a percent: the rate of one stretch at which all that is repaid is worth
 * what was paid out, times the stretches of a year. For one instalment that is (repay − net) ÷ net × 365 ÷ days.
 */
export function aprBasisPoints(net: number, amounts: readonly number[], tenureDays: number): number {
  let [low, high] = [0, 1];
  for (let halvings = 0; halvings < 60; halvings += 1) {
    const rate = (low + high) / 2;
    const worth = amounts.reduce((sum, amount, index) => sum + amount / (1 + rate) ** (index + 1), 0);
    if (worth > net) low = rate;
    else high = rate;
  }
  return Math.round((low * daysInYear * 10_000 * amounts.length) / tenureDays);
}
