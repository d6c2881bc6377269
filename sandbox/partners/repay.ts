import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type Env, fieldsOf, type SandboxOptions } from '../http/context.ts';
import { sandboxPage } from '../pages/layout.ts';
import { formatPaise } from '../rules/loan-arithmetic.ts';
import { type Payment, totalOf } from '../rules/repayment.ts';
import { type RepaymentOffer, repay, repaymentOffer } from '../services/loans.ts';
import { atSandboxTime } from '../store/controls.ts';

const numberForm = html`<form method="get" class="stack">
  <label>Mobile number of the borrower <input name="mobile" inputmode="numeric" autocomplete="tel-national" required></label>
  <button>Find the loan</button>
</form>`;

const amountOf = (payment: Payment) => formatPaise(totalOf(payment));

function payForm(mobile: string, { payments: { instalment, whole }, key }: RepaymentOffer) {
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

function page(c: Context, mobile: string, offer: RepaymentOffer | undefined, status?: 409) {
  const form = offer ? payForm(mobile, offer) : html`${mobile && noLoan}${numberForm}`;
  return sandboxPage(c, { title: 'Repay a loan', narrow: true }, html`${status && nothingTaken}${form}`, status);
}

/** §4 "Repayment card": the external payment page. It has no login and requires the mobile number. */
export function serveRepayment(app: Hono<Env>, options: SandboxOptions): void {
  app.get('/sandbox/repay', async (c) => {
    const mobile = c.req.query('mobile') ?? '';
    return page(c, mobile, await atSandboxTime(options, (db, now) => repaymentOffer(db, mobile, now)));
  });

  app.post('/sandbox/repay', async (c) => {
    const fields = await fieldsOf(c);
    const [mobile, key] = [String(fields.mobile ?? ''), String(fields.key)];
    const choice = fields.choice === 'whole' ? 'whole' : 'instalment';
    return atSandboxTime(options, async (db, now) =>
      (await repay(db, mobile, key, choice, now))
        ? c.redirect('/home', 303)
        : page(c, mobile, await repaymentOffer(db, mobile, now), 409),
    );
  });
}
