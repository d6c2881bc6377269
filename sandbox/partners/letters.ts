import { dayMonthYear } from '#engine/format.ts';
import { keyFactStatement } from '../rules/key-fact-statement.ts';
import { formatPaise, loanTerms, productById } from '../rules/loan-arithmetic.ts';
import { maskAccount } from '../rules/masking.ts';
import type { Loan } from '../store/borrowers.ts';

export interface LetterLoan extends Loan {
  readonly loanNo: string;
  readonly borrower: string;
  /** The account it was paid to; null if it is not known. */
  readonly bank: string | null;
  readonly last4: string | null;
}

export interface Letter {
  readonly title: string;
  readonly date: string;
  readonly to: string;
  readonly opening: string;
  /** The headers are in the first column of two, else in the first row. */
  readonly tables: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[];
  readonly closing: readonly string[];
  readonly fileName: string;
}

/** The standard fonts of PDF have no rupee sign. */
const withoutSign = (text: string) => text.replaceAll('₹', 'Rs ');
const amount = (paise: number) => withoutSign(formatPaise(paise));

/** §2 "/my-loan" 'View Sanction Letter': the sanctioned amount, its price and its repayment. */
export function sanctionLetter(loan: LetterLoan): Letter {
  const { loanNo: number, borrower, disbursed_on: today, bank, last4 } = loan;
  const product = productById(loan.product_id);
  const terms = loanTerms(loan.amount, product, today);
  const { part1 } = keyFactStatement({ number, borrower, product, today, terms });
  const facts = Object.entries(part1).map(([title, rows]) => ({
    title,
    rows: rows.map((row) => row.map(withoutSign)),
  }));
  const schedule = terms.schedule.map(({ dueOn, principal, interest, amount: total }, index) => [
    ...[String(index + 1), dayMonthYear(dueOn), amount(principal), amount(interest), amount(total)],
  ]);
  const repayment = [['No.', 'Due on', 'Principal', 'Interest', 'Instalment'], ...schedule];
  return {
    title: 'Sanction letter',
    date: dayMonthYear(today),
    to: `${borrower}, loan ${number}`,
    opening: `We have sanctioned a personal loan (${product.name}) of ${amount(loan.amount)} to you on these terms:`,
    tables: [...facts, { title: 'Repayment', rows: repayment }],
    closing: [
      `The money was paid to your ${bank && last4 ? `account ${maskAccount(last4)} with ${bank}` : 'bank account'}.`,
      'There is no penalty for paying the loan back before its time.',
    ],
    fileName: `sanction-letter-${number}.pdf`,
  };
}

/** §2 "/my-loan" 'Download NOC': nothing is due on a closed loan. */
export function noObjectionCertificate(loan: LetterLoan, today: string): Letter {
  const rows = [
    ['Loan number', loan.loanNo],
    ['Loan amount', amount(loan.amount)],
    ['Paid out on', dayMonthYear(loan.disbursed_on)],
    ['Due on', dayMonthYear(loan.repay_on)],
    ['Repaid in all', amount(loan.paid + loan.late_charges_paid)],
    ['Still due', amount(0)],
  ];
  return {
    title: 'No objection certificate',
    date: dayMonthYear(today),
    to: `${loan.borrower}, loan ${loan.loanNo}`,
    opening: 'This loan is closed. Nothing is due on it, and we have no further claim against you under it.',
    tables: [{ title: 'The loan', rows }],
    closing: ['We inform the credit bureaus that this loan is closed.'],
    fileName: `no-objection-certificate-${loan.loanNo}.pdf`,
  };
}
