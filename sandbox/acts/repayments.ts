import { isBeingRepaid } from '#engine/lead.ts';
import { indianDate } from '../rules/calendar.ts';
import type { Choice, Payments } from '../rules/repayment.ts';
import { payableOn, totalOf } from '../rules/repayment.ts';
import { signatureOf } from '../secrets.ts';
import { customerByMobile, holdCustomer } from '../store/customers.ts';
import { changeLead, leadById } from '../store/leads.ts';
import type { Loan } from '../store/money.ts';
import { addRepayment, changeLoan, loansOf, repaymentByKey } from '../store/money.ts';
import type { Db } from '../store/tables.ts';
import { scheduleOf } from './loans.ts';

/** Where and when a repayment is made; `salt` is the store's. */
interface Place {
  readonly db: Db;
  readonly salt: string;
  readonly now: number;
}

/** What a borrower can pay today. */
export interface Offer {
  readonly loan: Loan;
  readonly payments: Payments;
  /**
   * The idempotency key of the payment. It names this state of the debt, so two tabs that show the same debt have the
   * same key, and after a payment, or when a late charge is added, there is another.
   */
  readonly key: string;
}

async function offerOf({ db, salt, now }: Place, customerId: number): Promise<Offer | undefined> {
  const loan = (await loansOf(db, customerId)).find(({ status }) => isBeingRepaid(status));
  const payments = loan && payableOn(scheduleOf(loan), loan.paid, indianDate(now));
  if (!payments) return undefined;
  const state = [loan.id, loan.paid, totalOf(payments.instalment), totalOf(payments.whole)];
  return { loan, payments, key: await signatureOf(`repayment ${state.join(' ')}`, salt) };
}

/** What the borrower of a mobile number can pay; undefined where there is no loan to repay. */
export async function repaymentOffer(place: Place, mobile: string): Promise<Offer | undefined> {
  const customer = await customerByMobile(place.db, mobile);
  return customer && offerOf(place, customer.id);
}

/** Takes the payment. When nothing is left, the loan is closed, and its borrower comes back as a repeat customer. */
async function take({ db, now }: Place, { loan, payments, key }: Offer, choice: Choice): Promise<void> {
  const { due, lateCharge } = payments[choice];
  const paid = loan.paid + due;
  const isClosed = due === payments.whole.due;
  const status = isClosed ? 'Closed' : 'Part Payment';
  await addRepayment(db, { key, loan_id: loan.id, choice, amount: due + lateCharge, at: new Date(now) });
  await changeLoan(db, loan.id, { paid, late_charges_paid: loan.late_charges_paid + lateCharge, status });
  const lead = await leadById(db, loan.customer_id, loan.lead_id);
  if (lead) await changeLead(db, lead, { status, ...(isClosed && { lead_type: 'Repeat Case' }) });
}

/**
 * Pays once for each key, in the transaction of `place.db`. The borrower's row is locked, so payments from several tabs
 * or processes run one after another. Returns whether the payment of this key was made, now or before.
 */
export async function repay(place: Place, mobile: string, key: string, choice: Choice): Promise<boolean> {
  const customer = await customerByMobile(place.db, mobile);
  if (!customer || !(await holdCustomer(place.db, customer.id))) return false;
  const before = await repaymentByKey(place.db, key);
  if (before) return before.choice === choice;
  const offer = await offerOf(place, customer.id);
  if (offer?.key !== key) return false;
  await take(place, offer, choice);
  return true;
}
