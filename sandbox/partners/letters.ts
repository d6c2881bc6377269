import { dayMonthYear } from '#engine/format.ts';
import { maskAccount } from '../rules/banks.ts';
import { part1, type Sections, schedule } from '../rules/key-fact-statement.ts';
import { formatPaise, loanTerms, productById } from '../rules/loan-arithmetic.ts';
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
  readonly loan: LetterLoan;
  readonly date: string;
  readonly opening: string;
  readonly sections: Sections;
  readonly closing: readonly string[];
}

/** §2 "/my-loan" 'View Sanction Letter': the sanctioned amount, its price and its repayment. */
export function sanctionLetter(loan: LetterLoan): Letter {
  const { loanNo: number, borrower, disbursed_on: today, bank, last4 } = loan;
  const product = productById(loan.product_id);
  const terms = loanTerms(loan.amount, product, today);
  const proposal = { number, borrower, product, today, terms };
  return {
    title: 'Sanction letter',
    loan,
    date: today,
    opening: `We have sanctioned a personal loan (${product.name}) of ${formatPaise(loan.amount)} to you on these terms:`,
    sections: { ...part1(proposal), ...schedule(proposal) },
    closing: [
      `The money was paid to your ${bank && last4 ? `account ${maskAccount(last4)} with ${bank}` : 'bank account'}.`,
      'There is no penalty for paying the loan back before its time.',
    ],
  };
}

/** §2 "/my-loan" 'Download NOC': nothing is due on a closed loan. */
export function noObjectionCertificate(loan: LetterLoan, today: string): Letter {
  return {
    title: 'No objection certificate',
    loan,
    date: today,
    opening: 'This loan is closed. Nothing is due on it, and we have no further claim against you under it.',
    sections: {
      'The loan': [
        ['Loan number', loan.loanNo],
        ['Loan amount', formatPaise(loan.amount)],
        ['Paid out on', dayMonthYear(loan.disbursed_on)],
        ['Due on', dayMonthYear(loan.repay_on)],
        ['Repaid in all', formatPaise(loan.paid + loan.late_charges_paid)],
        ['Still due', formatPaise(0)],
      ],
    },
    closing: ['We inform the credit bureaus that this loan is closed.'],
  };
}
