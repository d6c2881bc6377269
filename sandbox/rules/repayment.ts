import { dueNow } from './dashboard.ts';
import type { Instalment } from './repayment-schedule.ts';
import { unpaidInstalments } from './repayment-schedule.ts';

/** What a borrower may pay: the instalment that the dashboard names, or the whole debt. */
export type Choice = 'instalment' | 'whole';

/** An amount to pay, in paise. Only `due` makes the debt less. */
export interface Payment {
  readonly due: number;
  readonly lateCharge: number;
}

export type Payments = Readonly<Record<Choice, Payment>>;

export const totalOf = ({ due, lateCharge }: Payment) => due + lateCharge;

/** What can be paid on a day, `YYYY-MM-DD`; undefined where nothing is left. Each overdue instalment has its late charge (§9). */
export function payableOn(schedule: readonly Instalment[], paid: number, today: string): Payments | undefined {
  const payments = unpaidInstalments(schedule, paid).map(({ due, dueOn }) => ({
    due,
    lateCharge: dueNow({ due, repayOn: dueOn }, today) - due,
  }));
  const [instalment] = payments;
  if (!instalment) return undefined;
  const sum = (key: keyof Payment) => payments.reduce((total, payment) => total + payment[key], 0);
  return { instalment, whole: { due: sum('due'), lateCharge: sum('lateCharge') } };
}
