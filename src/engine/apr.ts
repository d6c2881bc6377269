/** What the borrower gets and repays, in rupees, in equal instalments at equal intervals of the tenure. */
interface LoanFigures {
  readonly net: number;
  readonly repay: number;
  readonly tenureDays: number;
  readonly instalments: number;
}

const daysInYear = 365;

/** In percentage points: the most that charges in whole rupees, and a slightly lower last instalment, change a rate. */
const roundingPoints = 0.15;

/** The present value of instalments of 1, at a rate for each period. */
const annuityFactor = (rate: number, instalments: number) =>
  rate ? (1 - (1 + rate) ** -instalments) / rate : instalments;

/** The internal rate of return, by Newton's method. The factor is convex in the rate, so the steps from 0 never overshoot. */
function ratePerPeriod({ net, repay, instalments }: LoanFigures): number {
  const target = (net * instalments) / repay;
  const delta = 1e-6;
  let rate = 0;
  for (let steps = 0; steps < 30; steps += 1) {
    const value = annuityFactor(rate, instalments);
    rate += ((value - target) * delta) / (value - annuityFactor(rate + delta, instalments));
  }
  return rate;
}

/** §9 "Marketing copy", APR: what a loan costs a year, in percent to two places. Undefined for impossible figures. */
export function aprPercent(figures: LoanFigures): number | undefined {
  const { net, repay, tenureDays, instalments } = figures;
  const isLoan = net > 0 && repay >= net && tenureDays > 0 && Number.isInteger(instalments) && instalments > 0;
  if (!isLoan) return undefined;
  return Math.round((ratePerPeriod(figures) * instalments * daysInYear * 10_000) / tenureDays) / 100;
}

/** As displayed: 40.98%. */
export function percent(rate: number): string {
  return `${rate.toFixed(2)}%`;
}

/** Whether two rates in percent differ by rounding only. */
export function sameRate(one: number, other: number): boolean {
  return Math.abs(one - other) <= roundingPoints;
}
