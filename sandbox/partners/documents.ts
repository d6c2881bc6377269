import type { Hono } from 'hono';
import { dayMonthYear, indianDay } from '#engine/format.ts';
import type { Env, SandboxOptions } from '../http/context.ts';
import { expiredPage } from '../pages/layout.ts';
import { maskAccount } from '../rules/banks.ts';
import { part1, schedule } from '../rules/key-fact-statement.ts';
import { formatPaise, loanNumber, productById, termsOfLoan } from '../rules/loan-arithmetic.ts';
import type { Db } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import { visitById } from '../store/visits.ts';
import { type Letter, letterPdf } from './letter-pdf.ts';

/** The loan of a lead with its borrower, and the account it was paid to, if that is known. */
const letterLoanOf = (db: Db, leadId: number) =>
  db
    .selectFrom('loans')
    .innerJoin('customers', 'customers.id', 'loans.customer_id')
    .leftJoin('bank_accounts', 'bank_accounts.id', 'loans.bank_account_id')
    .selectAll('loans')
    .select(['customers.name as borrower', 'bank_accounts.bank', 'bank_accounts.last4'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();

type LetterLoan = NonNullable<Awaited<ReturnType<typeof letterLoanOf>>>;

const addresseeOf = ({ borrower, lead_id }: LetterLoan) => `${borrower}, loan ${loanNumber(lead_id)}`;

/** §2 "/my-loan" 'View Sanction Letter': the sanctioned amount, its price and its repayment. */
function sanctionLetter(loan: LetterLoan): Letter {
  const { borrower, bank, last4 } = loan;
  const product = productById(loan.product_id);
  const proposal = { number: loanNumber(loan.lead_id), borrower, product, terms: termsOfLoan(loan) };
  return {
    title: 'Sanction letter',
    date: loan.disbursed_on,
    addressee: addresseeOf(loan),
    opening: `We have sanctioned a personal loan (${product.name}) of ${formatPaise(loan.amount)} to you on these terms:`,
    sections: { ...part1(proposal), ...schedule(proposal) },
    closing: [
      `The money was paid to your ${last4 ? `account ${maskAccount(last4)} with ${bank}` : 'bank account'}.`,
      'There is no penalty for paying the loan back before its time.',
    ],
  };
}

/** §2 "/my-loan" 'Download NOC': nothing is due on a closed loan. */
const noObjectionCertificate = (loan: LetterLoan, today: string): Letter => ({
  title: 'No objection certificate',
  date: today,
  addressee: addresseeOf(loan),
  opening: 'This loan is closed. Nothing is due on it, and we have no further claim against you under it.',
  sections: {
    'The loan': [
      ['Loan amount', formatPaise(loan.amount)],
      ['Paid out on', dayMonthYear(loan.disbursed_on)],
      ['Due on', dayMonthYear(termsOfLoan(loan).repayOn)],
      ['Repaid in all', formatPaise(loan.paid + loan.late_charges_paid)],
    ],
  },
  closing: ['We inform the credit bureaus that this loan is closed.'],
});

/** §7 checkSectionPdf: a document of a loan at an address that nobody can guess, for an hour. */
export function serveDocuments(app: Hono<Env>, options: SandboxOptions): void {
  app.get('/sandbox/documents/:id', async (c) => {
    const { now, visit, loan } = await inTransaction(options, async (ctx) => {
      const visit = await visitById(ctx, 'document', c.req.param('id'));
      return { now: ctx.now, visit, loan: visit && (await letterLoanOf(ctx.db, visit.lead_id)) };
    });
    if (!loan) return expiredPage(c);
    const isNoc = visit?.data.document === 'Noc';
    const letter = isNoc ? noObjectionCertificate(loan, indianDay(now)) : sanctionLetter(loan);
    const fileName = `${letter.title.toLowerCase().replaceAll(' ', '-')}-${loanNumber(loan.lead_id)}.pdf`;
    return c.body(await letterPdf(letter), 200, {
      'content-type': 'application/pdf',
      // 'View Sanction Letter' opens it, 'Download NOC' saves it.
      'content-disposition': `${isNoc ? 'attachment' : 'inline'}; filename="${fileName}"`,
      // The browser's own viewer of PDFs has styles and scripts.
      'content-security-policy': "frame-ancestors 'none'",
    });
  });
}
