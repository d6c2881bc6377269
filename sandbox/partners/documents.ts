import type { Hono } from 'hono';
import { indianDay } from '#engine/format.ts';
import type { Env, SandboxOptions } from '../http/context.ts';
import { expiredPage } from '../pages/layout.ts';
import { loanNumber } from '../services/loans.ts';
import { atSandboxTime } from '../store/controls.ts';
import { sessionById } from '../store/partner-sessions.ts';
import type { Db } from '../store/tables.ts';
import { letterPdf } from './letter-pdf.ts';
import { noObjectionCertificate, sanctionLetter } from './letters.ts';

async function findLetter(db: Db, now: number, id: string) {
  const visit = await sessionById(db, 'document', id, now);
  const loan = await db
    .selectFrom('loans')
    .innerJoin('customers', 'customers.id', 'loans.customer_id')
    .leftJoin('bank_accounts', 'bank_accounts.id', 'loans.bank_account_id')
    .selectAll('loans')
    .select(['customers.name as borrower', 'bank_accounts.bank', 'bank_accounts.last4'])
    .where('lead_id', '=', visit?.lead_id ?? 0)
    .executeTakeFirst();
  if (!visit || !loan) return undefined;
  const numbered = { ...loan, loanNo: loanNumber(loan.lead_id) };
  // 'View Sanction Letter' opens it, 'Download NOC' saves it.
  return visit.data.document === 'Noc'
    ? { now, letter: noObjectionCertificate(numbered, indianDay(now)), disposition: 'attachment' }
    : { now, letter: sanctionLetter(numbered), disposition: 'inline' };
}

/** §7 checkSectionPdf: a document of a loan at an address that nobody can guess, for an hour. */
export function serveDocuments(app: Hono<Env>, options: SandboxOptions): void {
  app.get('/sandbox/documents/:id', async (c) => {
    const found = await atSandboxTime(options, (db, now) => findLetter(db, now, c.req.param('id')));
    if (!found) return expiredPage(c);
    const { letter, disposition, now } = found;
    const fileName = `${letter.title.toLowerCase().replaceAll(' ', '-')}-${letter.loan.loanNo}.pdf`;
    return c.body(await letterPdf(letter, new Date(now)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `${disposition}; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      // The browser's own viewer of PDFs has styles and scripts.
      'content-security-policy': "frame-ancestors 'none'",
    });
  });
}
