import { dayMonthYear, rupees } from '#engine/format.ts';
import { keyFacts } from '../../rules/key-facts.ts';
import { inRupees, loanTerms } from '../../rules/loan-arithmetic.ts';
import { maskAccount } from '../../rules/masking.ts';
import { productById } from '../../rules/products.ts';
import type { Loan } from '../../store/money.ts';

/** A loan as its letters tell of it. */
export interface LetterLoan extends Loan {
  readonly loanNo: string;
  readonly borrower: string;
  /** Where it was paid to, where that is known. */
  readonly account: { readonly bank: string; readonly last4: string } | undefined;
}

interface Table {
  readonly title: string;
  /** The first row says what the columns are. */
  readonly rows: readonly (readonly string[])[];
}

/** A letter of the sandbox: what it says, from the top. */
export interface Letter {
  readonly title: string;
  readonly date: string;
  readonly to: string;
  readonly opening: string;
  readonly tables: readonly Table[];
  readonly closing: readonly string[];
  /** The name it is saved under. */
  readonly fileName: string;
}

/** The fonts that every reader of PDF brings along know no rupee sign. */
const plain = (text: string) => text.replace('₹', 'Rs ');
const told = (paise: number) => plain(rupees(inRupees(paise)));

const head = ['What', 'How much or when'];

function schedule({ amount, product_id, disbursed_on }: Loan): Table {
  const rows = loanTerms(amount, productById(product_id), disbursed_on).schedule.map((one, index) => [
    String(index + 1),
    dayMonthYear(one.dueOn),
    told(one.principal),
    told(one.interest),
    told(one.amount),
  ]);
  return { title: 'Repayment', rows: [['No.', 'Due on', 'Principal', 'Interest', 'Instalment'], ...rows] };
}

/** §2 "/my-loan" 'View Sanction Letter': what was sanctioned, at which price, and how it is repaid. */
export function sanctionLetter(loan: LetterLoan): Letter {
  const product = productById(loan.product_id);
  const facts = keyFacts(loanTerms(loan.amount, product, loan.disbursed_on));
  const { account } = loan;
  return {
    title: 'Sanction letter',
    date: dayMonthYear(loan.disbursed_on),
    to: `${loan.borrower}, loan ${loan.loanNo}`,
    opening: `We have sanctioned a personal loan (${product.name}) of ${told(loan.amount)} to you on these terms:`,
    tables: [
      { title: 'Your loan at a glance', rows: [head, ...facts.map(([label, value]) => [label, plain(value)])] },
      schedule(loan),
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

/** §2 "/my-loan" 'Download NOC': a closed loan, and that nothing is due on it. */
export function noDuesCertificate(loan: LetterLoan, today: string): Letter {
  return {
    title: 'No objection certificate',
    date: dayMonthYear(today),
    to: `${loan.borrower}, loan ${loan.loanNo}`,
    opening: 'This loan is closed. Nothing is due on it, and we have no further claim against you under it.',
    tables: [
      {
        title: 'The loan',
        rows: [
          head,
          ['Loan number', loan.loanNo],
          ['Loan amount', told(loan.amount)],
          ['Paid out on', dayMonthYear(loan.disbursed_on)],
          ['Due on', dayMonthYear(loan.repay_on)],
          ['Repaid in all', told(loan.paid + loan.late_charges_paid)],
          ['Still due', told(0)],
        ],
      },
    ],
    closing: ['We tell the credit bureaus that this loan is closed.'],
    fileName: `no-objection-certificate-${loan.loanNo}.pdf`,
  };
}
