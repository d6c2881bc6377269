import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { dayMonthYear, indianDay } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { normalizeMobile } from '#engine/typing.ts';
import type { Env, SandboxOptions } from '../http/context.ts';
import { bodyOf } from '../http/request.ts';
import { backToApp, sandboxPage } from '../pages/layout.ts';
import { formatPaise, termsOfLoan } from '../rules/loan-arithmetic.ts';
import { type Choice, type Payment, payableOn, totalOf } from '../rules/repayment.ts';
import { loansOf, lockCustomerByMobile } from '../store/borrowers.ts';
import { inTransaction, type SandboxContext } from '../store/transaction.ts';

/** What the borrower of a mobile number can pay today; undefined without a running loan. Locks the borrower's row. */
async function repaymentOffer({ db, now }: SandboxContext, mobile: string) {
  const customer = await lockCustomerByMobile(db, mobile);
  const loan = customer && (await loansOf(db, customer.id)).find(({ status }) => isBeingRepaid(status));
  if (!loan) return undefined;
  const payments = payableOn(termsOfLoan(loan), loan.paid, indianDay(now));
  // The idempotency key names this state of the debt, so two tabs with the same debt have the same key.
  const key = [loan.id, loan.paid, totalOf(payments.instalment), totalOf(payments.whole)].join('-');
  return { loan, payments, key };
}

type RepaymentOffer = NonNullable<Awaited<ReturnType<typeof repaymentOffer>>>;

/** When nothing is left, the loan is closed, and its borrower becomes a repeat customer. */
async function bookPayment({ db, now }: SandboxContext, { loan, payments, key }: RepaymentOffer, choice: Choice) {
  const { due, lateCharge } = payments[choice];
  const isClosed = due === payments.whole.due;
  const status = isClosed ? 'Closed' : 'Part Payment';
  // A second repayment with the same key fails and ends the transaction.
  const repayment = { key, loan_id: loan.id, choice, amount: due + lateCharge, at: new Date(now) };
  await db.insertInto('repayments').values(repayment).execute();
  const changes = { paid: loan.paid + due, late_charges_paid: loan.late_charges_paid + lateCharge, status } as const;
  await db.updateTable('loans').set(changes).where('id', '=', loan.id).execute();
  const lead = db.updateTable('leads').set({ status, ...(isClosed && { lead_type: 'Repeat Case' as const }) });
  await lead.where('id', '=', loan.lead_id).execute();
}

/** Pays once for each key. Returns whether this payment is booked, now or before, and else what can be paid. */
async function repay(ctx: SandboxContext, mobile: string, key: string, choice: Choice) {
  const offer = await repaymentOffer(ctx, mobile);
  const booked = await ctx.db.selectFrom('repayments').select('choice').where('key', '=', key).executeTakeFirst();
  if (offer?.key !== key) return { isBooked: booked?.choice === choice, offer };
  await bookPayment(ctx, offer, choice);
  return { isBooked: true, offer };
}

const numberForm = html`<form method="get" class="stack">
  <label>Mobile number of the borrower <input name="mobile" inputmode="numeric" autocomplete="tel-national" required></label>
  <button>Find the loan</button>
</form>`;

const amountOf = (payment: Payment) => formatPaise(totalOf(payment));

function payForm(mobile: string, { payments: { instalment, whole, coolingOffEnd }, key }: RepaymentOffer) {
  const isSame = totalOf(instalment) === totalOf(whole);
  const payWhole = html`<button name="choice" value="whole" class="second">Pay the whole debt, ${amountOf(whole)}</button>`;
  const text = coolingOffEnd
    ? `Until ${dayMonthYear(coolingOffEnd)} you can give the loan back and pay interest for its days only: ${amountOf(whole)} today.`
    : `${amountOf(instalment)} is due.`;
  return html`<p>${text}</p>
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
  const body = html`${status && nothingTaken}${form}<p>${backToApp}</p>`;
  return sandboxPage(c, { title: 'Repay a loan', narrow: true }, body, status);
}

/** Any fields are read: a number without a borrower and a key without an offer pay nothing. */
const repayForm = z.object({
  mobile: z.catch(z.string(), ''),
  key: z.catch(z.string(), ''),
  choice: z.catch(z.enum(['instalment', 'whole']), 'instalment'),
});

/** §4 "Repayment card": the external payment page. It has no login and requires the mobile number. */
export function serveRepayment(app: Hono<Env>, options: SandboxOptions): void {
  app.get('/sandbox/repay', async (c) => {
    const mobile = normalizeMobile(c.req.query('mobile') ?? '');
    return page(c, mobile, await inTransaction(options, (ctx) => repaymentOffer(ctx, mobile)));
  });

  app.post('/sandbox/repay', async (c) => {
    const { mobile, key, choice } = repayForm.parse({ ...Object(await bodyOf(c)) });
    const { isBooked, offer } = await inTransaction(options, (ctx) => repay(ctx, mobile, key, choice));
    return isBooked ? c.redirect('/home', 303) : page(c, mobile, offer, 409);
  });
}
