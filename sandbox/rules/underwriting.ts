/** §4 "Lead statuses": those of a lead whose loan was paid out. */
export type LoanStatus = 'Disbursed' | 'Part Payment' | 'Closed' | 'Settlement';
/** The statuses of §4 that the sandbox uses. */
export type LeadStatus = 'Active' | 'Rejected' | 'Approved Process' | 'Approved' | LoanStatus;

/** The state of underwriting: 'statement' waits for a bank statement. */
export type Underwriting = 'open' | 'statement' | 'approved' | 'rejected';
export type RejectReason = 'age' | 'income' | 'bureau' | 'statement';

/** §1: who may borrow. Amounts in rupees. */
const limits = { minAge: 21, maxAge: 55, minSalary: 15_000, minSalaryInMetro: 18_000, maxAmount: 2_00_000 };

const metros = `ahmedabad, bangalore, bengaluru, bombay, calcutta, chennai, delhi, hyderabad, kolkata, madras, mumbai,
  new delhi, pune`.split(/,\s*/);

/** What underwriting reads: the date of birth, such as 1994-08-14, and the income in rupees. */
export interface Applicant {
  readonly dob: string;
  readonly monthlyIncome: number;
  readonly city: string;
  readonly bureau: 'good' | 'rejected';
}

/** Full years between two dates. */
function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** §1 and §2 "Rejection reasons": the first reason to reject, or null. */
export function rejectReason({ dob, monthlyIncome, city, bureau }: Applicant, today: string): RejectReason | null {
  const age = fullYears(dob, today);
  if (age < limits.minAge || age > limits.maxAge) return 'age';
  const isMetro = metros.includes(city.trim().toLowerCase());
  if (monthlyIncome < (isMetro ? limits.minSalaryInMetro : limits.minSalary)) return 'income';
  return bureau === 'rejected' ? 'bureau' : null;
}

/** The highest loan in rupees: two monthly incomes in whole thousands, at most the 2 lakh of §1. */
export function highestAmount(monthlyIncome: number): number {
  return Math.min(limits.maxAmount, Math.floor((2 * monthlyIncome) / 1000) * 1000);
}

/** §4 "Address submit": the message of each reason. */
export const rejectMessages: Readonly<Record<RejectReason, string>> = {
  age: 'Reject',
  income: 'Dtree Bre Rejected',
  bureau: 'Cibil Rejected',
  statement: 'Reject',
};
