/** What the borrower gets and gives back, in rupees: equal instalments, an equal stretch of the tenure apart. */
export interface LoanFigures {
  readonly net: number;
  readonly repay: number;
  readonly tenureDays: number;
  readonly instalments: number;
}

const daysInYear = 365;

/** In percentage points. Charges in whole rupees, and a last instalment that is a little less, make no more than this. */
const roundingPoints = 0.15;

/** What instalments of 1 are worth today, at a rate for each stretch of time. */
const worth = (rate: number, instalments: number) => (rate ? (1 - (1 + rate) ** -instalments) / rate : instalments);

/** The internal rate of return, by Newton's method: the worth falls ever more slowly, so every step from 0 stops short. */
function ratePerStretch({ net, repay, instalments }: LoanFigures): number {
  const wanted = (net * instalments) / repay;
  const little = 1e-6;
  let rate = 0;
  for (let steps = 0; steps < 30; steps += 1) {
    const here = worth(rate, instalments);
    rate += ((here - wanted) * little) / (here - worth(rate + little, instalments));
  }
  return rate;
}

/**
 * §9 "Marketing copy", APR: what a loan costs a year, in percent to two places. (repay − net) ÷ net × 365 ÷ days for one repayment, the
 * internal rate of return for several. Nothing where the figures are no loan that is given back whole.
 */
export function aprPercent(figures: LoanFigures): number | undefined {
  const { net, repay, tenureDays, instalments } = figures;
  const isLoan = net > 0 && repay >= net && tenureDays > 0 && Number.isInteger(instalments) && instalments > 0;
  if (!isLoan) return undefined;
  const rate = instalments === 1 ? (repay - net) / net : ratePerStretch(figures);
  return Math.round((rate * instalments * daysInYear * 10_000) / tenureDays) / 100;
}

/** As displayed: 40.98%. */
export function percent(rate: number): string {
  return `${rate.toFixed(2)}%`;
}

/** Whether two rates in percent differ by rounding only. */
export function sameRate(one: number, other: number): boolean {
  return Math.abs(one - other) <= roundingPoints;
}
