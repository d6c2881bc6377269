import type { Hono } from 'hono';
import type { Env, SandboxOptions } from '../http/context.ts';
import { expiredPage } from '../pages/layout.ts';
import { indianDate } from '../rules/calendar.ts';
import { loanNumber } from '../services/loans.ts';
import { currentTime } from '../store/controls.ts';
import { sessionById } from '../store/partner-sessions.ts';
import type { Db } from '../store/tables.ts';
import { letterPdf } from './letter-pdf.ts';
import type { LetterLoan } from './letters.ts';
import { noObjectionCertificate, sanctionLetter } from './letters.ts';

async function letterLoan(db: Db, leadID: number): Promise<LetterLoan | undefined> {
  const row = await db
    .selectFrom('loans')
    .innerJoin('customers', 'customers.id', 'loans.customer_id')
    .leftJoin('bank_accounts', 'bank_accounts.id', 'loans.bank_account_id')
    .selectAll('loans')
    .select(['customers.name', 'bank_accounts.bank', 'bank_accounts.last4'])
    .where('lead_id', '=', leadID)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, bank, last4, ...loan } = row;
  const account = bank && last4 ? { bank, last4 } : undefined;
  return { ...loan, loanNo: loanNumber(leadID), borrower: name, account };
}

/** §7 checkSectionPdf: a document of a loan at an address that nobody can guess, for an hour. */
export function serveDocuments(app: Hono<Env>, { store, clock }: SandboxOptions): void {
  app.get('/sandbox/documents/:id', async (c) => {
    const found = await store.transaction(async (db) => {
      const now = await currentTime(db, clock);
      const visit = await sessionById(db, 'document', c.req.param('id'), now);
      const loan = visit && (await letterLoan(db, visit.lead_id));
      return loan && { now, loan, isCertificate: visit.data.document === 'Noc' };
    });
    if (!found) return expiredPage(c);
    const { now, loan, isCertificate } = found;
    const letter = isCertificate ? noObjectionCertificate(loan, indianDate(now)) : sanctionLetter(loan);
    // 'View Sanction Letter' opens it, 'Download NOC' saves it.
    const disposition = isCertificate ? 'attachment' : 'inline';
    return c.body(await letterPdf(letter, new Date(now)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `${disposition}; filename="${letter.fileName}"`,
      'cache-control': 'private, no-store',
    });
  });
}
