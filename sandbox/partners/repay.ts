import type { Hono } from 'hono';
import { html } from 'hono/html';
import { rupees } from '#engine/format.ts';
import { momentOf } from '../acts/moment.ts';
import { sandboxPage } from '../pages/layout.ts';
import { indianDate } from '../rules/calendar.ts';
import { dueNow } from '../rules/dashboard.ts';
import { inRupees } from '../rules/loan-arithmetic.ts';
import { customerByMobile } from '../store/customers.ts';
import { changeLead, leadById } from '../store/leads.ts';
import type { Loan } from '../store/money.ts';
import { changeLoan, loansOf } from '../store/money.ts';
import type { Db } from '../store/tables.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';

const openFor = ({ repay, paid, repay_on }: Loan, today: string) =>
  dueNow({ due: repay - paid, repayOn: repay_on }, today);

async function runningLoan(db: Db, mobile: string): Promise<Loan | undefined> {
  const customer = await customerByMobile(db, mobile);
  const loans = customer ? await loansOf(db, customer.id) : [];
  return loans.find(({ status }) => status === 'Disbursed' || status === 'Part Payment');
}

/** Pays all or half of what is due. A loan that is paid is closed, and its borrower comes back as a repeat customer. */
async function payLoan(db: Db, loan: Loan, share: 'all' | 'half', today: string): Promise<void> {
  const due = openFor(loan, today);
  const paid = loan.paid + (share === 'all' ? due : Math.ceil(due / 2));
  const status = share === 'all' ? 'Closed' : 'Part Payment';
  await changeLoan(db, loan.id, { paid, status });
  const lead = await leadById(db, loan.customer_id, loan.lead_id);
  if (lead) await changeLead(db, lead, { status, ...(share === 'all' && { lead_type: 'Repeat Case' }) });
}

const askNumber = html`<form method="get" class="stack">
  <label>Mobile number of the borrower <input name="mobile" inputmode="numeric" autocomplete="tel-national" required></label>
  <button>Find the loan</button>
</form>`;

/** §4 "Repayment card": the external payment page. It knows nobody, so it asks for the number. */
export function serveRepayment(app: Hono<Env>, { store, clock }: Parts): void {
  app.get('/sandbox/repay', async (c) => {
    const mobile = c.req.query('mobile') ?? '';
    const found = await store.act(async (db) => {
      const loan = await runningLoan(db, mobile);
      return loan && openFor(loan, indianDate(await momentOf(db, clock)));
    });
    const none = mobile ? html`<p>This number has no loan to repay.</p>` : '';
    const payNow = html`<p>${rupees(inRupees(found ?? 0))} is due.</p>
<form method="post" class="stack">
  <input type="hidden" name="mobile" value="${mobile}">
  <button name="share" value="all">Pay all of it</button>
  <button name="share" value="half" class="second">Pay half of it</button>
</form>`;
    return sandboxPage(
      c,
      { title: 'Repay a loan', narrow: true },
      found === undefined ? html`${none}${askNumber}` : payNow,
    );
  });

  app.post('/sandbox/repay', async (c) => {
    const { mobile, share } = await c.req.parseBody();
    await store.act(async (db) => {
      const loan = await runningLoan(db, String(mobile));
      const today = indianDate(await momentOf(db, clock));
      if (loan) await payLoan(db, loan, share === 'half' ? 'half' : 'all', today);
    });
    return c.redirect('/home', 303);
  });
}
