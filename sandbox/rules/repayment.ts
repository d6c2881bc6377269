import { addDays, type Instalment, interestOf, price, type Terms } from './loan-arithmetic.ts';

/** What a borrower may pay: the next instalment, or the whole debt. */
export type Choice = 'instalment' | 'whole';

/** A payment in paise. Only `due` reduces the debt. */
export interface Payment {
  readonly due: number;
  readonly lateCharge: number;
}

/** What is paid, in paise. */
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

/** In this number of days after the disbursal, the borrower may give the loan back with interest for those days only. */
export const coolingOffDays = 3;

/** What can be paid today, each overdue instalment with its late charge; and during cooling-off, the last day of it. */
export function payableOn({ amount, disbursedOn, schedule }: Terms, paid: number, today: string) {
  const unpaid = unpaidInstalments(schedule, paid);
  const payments = unpaid.map(({ due, dueOn }) => ({ due, lateCharge: lateChargeOn(dueOn, today) }));
  const instalment = sumOf(payments.slice(0, 1));
  const coolingOffEnd = addDays(disbursedOn, coolingOffDays);
  if (today > coolingOffEnd) return { instalment, whole: sumOf(payments) };
  const days = Math.max(0, Date.parse(today) - Date.parse(disbursedOn)) / 86_400_000;
  const principal = amount - paid;
  const whole = { due: principal + interestOf(principal, days), lateCharge: 0 };
  return { instalment: instalment.due < whole.due ? instalment : whole, whole, coolingOffEnd };
}
