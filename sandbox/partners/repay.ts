import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { rupees } from '#engine/format.ts';
import { momentOf } from '../acts/moment.ts';
import type { Offer } from '../acts/repayments.ts';
import { repay, repaymentOffer } from '../acts/repayments.ts';
import type { Html } from '../pages/layout.ts';
import { sandboxPage } from '../pages/layout.ts';
import { inRupees } from '../rules/loan-arithmetic.ts';
import type { Payment } from '../rules/repayment.ts';
import { totalOf } from '../rules/repayment.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';

const askNumber = html`<form method="get" class="stack">
  <label>Mobile number of the borrower <input name="mobile" inputmode="numeric" autocomplete="tel-national" required></label>
  <button>Find the loan</button>
</form>`;

const amountOf = (payment: Payment) => rupees(inRupees(totalOf(payment)));

function payForm(mobile: string, { payments: { instalment, whole }, key }: Offer): Html {
  const isSame = totalOf(instalment) === totalOf(whole);
  const payWhole = html`<button name="choice" value="whole" class="second">Pay the whole debt, ${amountOf(whole)}</button>`;
  return html`<p>${amountOf(instalment)} is due.</p>
<form method="post" class="stack">
  <input type="hidden" name="mobile" value="${mobile}">
  <input type="hidden" name="key" value="${key}">
  <button name="choice" value="instalment">Pay ${amountOf(instalment)}</button>
  ${isSame ? '' : payWhole}
</form>`;
}

const nothingTaken = html`<p role="alert">Nothing was taken. What is due has changed since this page was opened.</p>`;
const noLoan = html`<p>This number has no loan to repay.</p>`;

function page(c: Context, body: Html, status?: 409) {
  return sandboxPage(c, { title: 'Repay a loan', narrow: true }, body, status);
}

/** §4 "Repayment card": the external payment page. It knows nobody, so it asks for the number. */
export function serveRepayment(app: Hono<Env>, { store, clock }: Parts): void {
  const placeOf = async (db: Parameters<Parameters<typeof store.act>[0]>[0]) => ({
    db,
    salt: store.salt,
    now: await momentOf(db, clock),
  });

  app.get('/sandbox/repay', async (c) => {
    const mobile = c.req.query('mobile') ?? '';
    const offer = await store.act(async (db) => repaymentOffer(await placeOf(db), mobile));
    return page(c, offer ? payForm(mobile, offer) : html`${mobile ? noLoan : ''}${askNumber}`);
  });

  app.post('/sandbox/repay', async (c) => {
    const form = await c.req.parseBody();
    const mobile = String(form.mobile);
    const choice = form.choice === 'whole' ? 'whole' : 'instalment';
    const offer = await store.act(async (db) => {
      const place = await placeOf(db);
      const isPaid = await repay(place, mobile, String(form.key), choice);
      return isPaid ? 'paid' : repaymentOffer(place, mobile);
    });
    if (offer === 'paid') return c.redirect('/home', 303);
    return page(c, html`${nothingTaken}${offer ? payForm(mobile, offer) : html`${noLoan}${askNumber}`}`, 409);
  });
}
