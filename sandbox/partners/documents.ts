import type { Hono } from 'hono';
import { html } from 'hono/html';
import { momentOf } from '../acts/moment.ts';
import { gonePage, sandboxPage } from '../pages/layout.ts';
import { keyFacts } from '../rules/key-facts.ts';
import { loanTerms } from '../rules/loan-arithmetic.ts';
import { productById } from '../rules/products.ts';
import type { Loan } from '../store/money.ts';
import { sessionById } from '../store/partner-sessions.ts';
import type { Db } from '../store/tables.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';

async function documentOf(db: Db, id: string, now: number) {
  const signed = await sessionById(db, 'document', id, now);
  if (!signed) return undefined;
  const row = await db
    .selectFrom('loans')
    .innerJoin('customers', 'customers.id', 'loans.customer_id')
    .selectAll('loans')
    .select('customers.name')
    .where('lead_id', '=', signed.lead_id)
    .executeTakeFirst();
  return row && { ...row, type: signed.data.type, loanNo: signed.data.loanNo };
}

function sanctionLetter(loan: Loan) {
  const facts = keyFacts(loanTerms(loan.amount, productById(loan.product_id), loan.disbursed_on));
  return html`<p>We have sanctioned this loan:</p>
<table><tbody>${facts.map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`)}</tbody></table>`;
}

/** §7 checkSectionPdf: a sanction letter or a no-dues certificate at a signed address that ends after an hour. */
export function serveDocuments(app: Hono<Env>, { store, clock }: Parts): void {
  app.get('/sandbox/documents/:id', async (c) => {
    const found = await store.act(async (db) => documentOf(db, c.req.param('id'), await momentOf(db, clock)));
    if (!found) return gonePage(c);
    const title = found.type === 'Noc' ? 'No dues certificate' : 'Sanction letter';
    const said = found.type === 'Noc' ? html`<p>This loan is closed. Nothing is due on it.</p>` : sanctionLetter(found);
    return sandboxPage(c, { title, narrow: true }, html`<p>${found.name}, loan ${found.loanNo}</p>${said}`);
  });
}
