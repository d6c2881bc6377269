import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Env, SandboxOptions } from '../http/context.ts';
import { fieldsOf } from '../http/context.ts';
import type { Html } from '../pages/layout.ts';
import { sandboxPage } from '../pages/layout.ts';
import { formatPaise } from '../rules/loan-arithmetic.ts';
import type { Payment } from '../rules/repayment.ts';
import { totalOf } from '../rules/repayment.ts';
import type { RepaymentOffer } from '../services/loans.ts';
import { repay, repaymentOffer } from '../services/loans.ts';
import { currentTime } from '../store/controls.ts';

const numberForm = html`<form method="get" class="stack">
  <label>Mobile number of the borrower <input name="mobile" inputmode="numeric" autocomplete="tel-national" required></label>
  <button>Find the loan</button>
</form>`;

const amountOf = (payment: Payment) => formatPaise(totalOf(payment));

function payForm(mobile: string, { payments: { instalment, whole }, key }: RepaymentOffer): Html {
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

/** §4 "Repayment card": the external payment page. It has no login and asks for the mobile number. */
export function serveRepayment(app: Hono<Env>, { store, clock }: SandboxOptions): void {
  app.get('/sandbox/repay', async (c) => {
    const mobile = c.req.query('mobile') ?? '';
    const offer = await store.transaction(async (db) => repaymentOffer(db, mobile, await currentTime(db, clock)));
    return page(c, offer ? payForm(mobile, offer) : html`${mobile ? noLoan : ''}${numberForm}`);
  });

  app.post('/sandbox/repay', async (c) => {
    const { mobile: given, key, choice: chosen } = await fieldsOf(c);
    const mobile = String(given);
    const choice = chosen === 'whole' ? 'whole' : 'instalment';
    const offer = await store.transaction(async (db) => {
      const now = await currentTime(db, clock);
      return (await repay(db, mobile, String(key), choice, now)) ? 'paid' : repaymentOffer(db, mobile, now);
    });
    if (offer === 'paid') return c.redirect('/home', 303);
    return page(c, html`${nothingTaken}${offer ? payForm(mobile, offer) : html`${noLoan}${numberForm}`}`, 409);
  });
}
