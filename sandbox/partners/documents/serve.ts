import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { loanNumber } from '../../acts/loans.ts';
import { momentOf } from '../../acts/moment.ts';
import type { Html } from '../../pages/layout.ts';
import { sandboxPage } from '../../pages/layout.ts';
import { indianDate } from '../../rules/calendar.ts';
import type { Db } from '../../store/tables.ts';
import type { Env } from '../../wire/connection.ts';
import type { Parts } from '../../wire/parts.ts';
import type { LetterLoan } from './letters.ts';
import { noDuesCertificate, sanctionLetter } from './letters.ts';
import { printed } from './print.ts';
import { readAddress } from './signed-address.ts';

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
  return { ...loan, loanNo: loanNumber(loan), borrower: name, account: bank && last4 ? { bank, last4 } : undefined };
}

const backToApp = html`<p>Go back to My Loans in the app, and open the document from there.</p>`;

function refused(c: Context, status: 403 | 404 | 410, title: string, why: Html) {
  return sandboxPage(c, { title, narrow: true }, html`${why}${backToApp}`, status);
}

/** §7 checkSectionPdf: a sanction letter, or the certificate of a closed loan, at a signed address. */
export function serveDocuments(app: Hono<Env>, { store, clock }: Parts): void {
  app.get('/sandbox/documents/:lead/:type', async (c) => {
    const signed = await readAddress(c.req.url, store.salt);
    if (!signed) return refused(c, 403, 'This link is not right', html`<p>A part of it is missing or was changed.</p>`);
    const { leadID, type, expiresAt } = signed;
    const { now, loan } = await store.act(async (db) => ({
      now: await momentOf(db, clock),
      loan: await letterLoan(db, leadID),
    }));
    if (now >= expiresAt)
      return refused(c, 410, 'This link has ended', html`<p>For your safety it works for one hour.</p>`);
    if (!loan || (type === 'Noc' && loan.status !== 'Closed'))
      return refused(c, 404, 'There is no such document', html`<p>It is not there, or not there yet.</p>`);
    const letter = type === 'Noc' ? noDuesCertificate(loan, indianDate(now)) : sanctionLetter(loan);
    // 'View Sanction Letter' shows it, 'Download NOC' saves it.
    const manner = type === 'Noc' ? 'attachment' : 'inline';
    return c.body(await printed(letter, new Date(now)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `${manner}; filename="${letter.fileName}"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
}
