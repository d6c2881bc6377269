import { dayMonthYear } from '#engine/format.ts';
import { keyFacts } from '../rules/key-fact-statement.ts';
import { formatPaise, loanTerms, productById } from '../rules/loan-arithmetic.ts';
import { maskAccount } from '../rules/masking.ts';
import type { Loan } from '../store/money.ts';

export interface LetterLoan extends Loan {
  readonly loanNo: string;
  readonly borrower: string;
  /** The account it was paid to, if known. */
  readonly account: { readonly bank: string; readonly last4: string } | undefined;
}

export interface Letter {
  readonly title: string;
  readonly date: string;
  readonly to: string;
  readonly opening: string;
  /** The first row of a table has the column headers. */
  readonly tables: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[];
  readonly closing: readonly string[];
  readonly fileName: string;
}

/** The standard fonts of PDF have no rupee sign. */
const withoutSign = (text: string) => text.replace('₹', 'Rs ');
const amount = (paise: number) => withoutSign(formatPaise(paise));

const header = ['What', 'How much or when'];

/** §2 "/my-loan" 'View Sanction Letter': the sanctioned amount, its price and its repayment. */
export function sanctionLetter(loan: LetterLoan): Letter {
  const product = productById(loan.product_id);
  const terms = loanTerms(loan.amount, product, loan.disbursed_on);
  const { account } = loan;
  const facts = keyFacts(terms).map(([label, value]) => [label, withoutSign(value)]);
  const schedule = terms.schedule.map(({ dueOn, principal, interest, amount: total }, index) => [
    ...[String(index + 1), dayMonthYear(dueOn), amount(principal), amount(interest), amount(total)],
  ]);
  return {
    title: 'Sanction letter',
    date: dayMonthYear(loan.disbursed_on),
    to: `${loan.borrower}, loan ${loan.loanNo}`,
    opening: `We have sanctioned a personal loan (${product.name}) of ${amount(loan.amount)} to you on these terms:`,
    tables: [
      { title: 'Your loan at a glance', rows: [header, ...facts] },
      { title: 'Repayment', rows: [['No.', 'Due on', 'Principal', 'Interest', 'Instalment'], ...schedule] },
    ],
    closing: [
      account
        ? `The money was paid to your account ${maskAccount(account.last4)} with ${account.bank}.`
        : 'The money was paid to your bank account.',
      'There is no penalty for paying the loan back before its time.',
    ],
    fileName: `sanction-letter-${loan.loanNo}.pdf`,
  };
}

/** §2 "/my-loan" 'Download NOC': nothing is due on a closed loan. */
export function noObjectionCertificate(loan: LetterLoan, today: string): Letter {
  const rows = [
    header,
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
    closing: ['We tell the credit bureaus that this loan is closed.'],
    fileName: `no-objection-certificate-${loan.loanNo}.pdf`,
  };
}
