import { type Instalment, price } from './loan-arithmetic.ts';

/** What a borrower may pay: the next instalment, or the whole debt. */
export type Choice = 'instalment' | 'whole';

/** A payment in paise. Only `due` reduces the debt. */
export interface Payment {
  readonly due: number;
  readonly lateCharge: number;
}

export const totalOf = ({ due, lateCharge }: Payment) => due + lateCharge;

/** §9: the late charge after the repayment date. */
export const lateChargeOn = (repayOn: string, today: string): number => (today > repayOn ? price.lateCharge : 0);

/** The unpaid part of each instalment, the earliest first. */
export function unpaidInstalments(schedule: readonly Instalment[], paid: number) {
  let covered = 0;
  return schedule.flatMap(({ amount, dueOn }) => {
    covered += amount;
    return covered > paid ? [{ due: Math.min(amount, covered - paid), dueOn }] : [];
  });
}

function sumOf(payments: readonly Payment[]): Payment {
  const sum = (key: keyof Payment) => payments.reduce((total, payment) => total + payment[key], 0);
  return { due: sum('due'), lateCharge: sum('lateCharge') };
}

/** What can be paid on a date. Each overdue instalment has its late charge. */
export function payableOn(schedule: readonly Instalment[], paid: number, today: string) {
  const unpaid = unpaidInstalments(schedule, paid);
  const payments = unpaid.map(({ due, dueOn }) => ({ due, lateCharge: lateChargeOn(dueOn, today) }));
  return { instalment: sumOf(payments.slice(0, 1)), whole: sumOf(payments) };
}
