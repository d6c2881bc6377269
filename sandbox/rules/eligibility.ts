import { fullYears } from './calendar.ts';
import type { RejectReason } from './lead.ts';

/** §1: who may borrow. Amounts in rupees. */
export const eligibility = {
  leastAge: 21,
  mostAge: 55,
  leastSalary: 15_000,
  leastSalaryInMetro: 18_000,
  mostAmount: 2_00_000,
};

/** The cities in which the higher salary is asked. */
export const metros: readonly string[] = [
  'ahmedabad',
  'bangalore',
  'bengaluru',
  'bombay',
  'calcutta',
  'chennai',
  'delhi',
  'hyderabad',
  'kolkata',
  'madras',
  'mumbai',
  'new delhi',
  'pune',
];

export interface Applicant {
  readonly dob: string;
  readonly monthlyIncome: number;
  readonly city: string;
  /** What the credit bureau says. */
  readonly bureau: 'good' | 'rejected';
}

/** §1 and §2 "Rejection reasons": the first that speaks against a loan; none where it can be given. */
export function rejectReason({ dob, monthlyIncome, city, bureau }: Applicant, today: string): RejectReason | null {
  const age = fullYears(dob, today);
  if (age < eligibility.leastAge || age > eligibility.mostAge) return 'age';
  const metro = metros.includes(city.trim().toLowerCase());
  if (monthlyIncome < (metro ? eligibility.leastSalaryInMetro : eligibility.leastSalary)) return 'income';
  return bureau === 'rejected' ? 'bureau' : null;
}

/** The most that is lent: two monthly incomes in whole thousands, up to the 2 lakh of §1. In rupees. */
export function highestAmount(monthlyIncome: number): number {
  return Math.min(eligibility.mostAmount, Math.floor((2 * monthlyIncome) / 1000) * 1000);
}
