import { indianDay } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import type { Persona } from '../personas.ts';
import {
  emi,
  type Instalment,
  loanTerms,
  type Product,
  payday,
  productById,
  type Terms,
} from '../rules/loan-arithmetic.ts';
import { type Choice, type Payment, payableOn, totalOf } from '../rules/repayment.ts';
import { changeLead, type Lead, type Loan, leadById, loansOf, lockCustomerByMobile } from '../store/borrowers.ts';
import type { Db } from '../store/tables.ts';

export const loanNumber = (leadID: number) => `KDM${String(leadID).padStart(7, '0')}`;

export function productOf({ traits }: Pick<Persona, 'traits'>): Product {
  return traits.emi ? emi : payday;
}

export function scheduleOf({ amount, product_id, disbursed_on }: Loan): readonly Instalment[] {
  return loanTerms(amount, productById(product_id), disbursed_on).schedule;
}

/** The row of a loan on the day of its disbursal. */
export function newLoan({ id, customer_id, flags }: Lead, product: Product, terms: Terms, disbursedOn: string) {
  const { amount, fee, gst, repay, tenureDays, repayOn } = terms;
  return {
    lead_id: id,
    customer_id,
    product_id: product.id,
    status: 'Disbursed' as const,
    amount,
    fee,
    gst,
    repay,
    paid: 0,
    tenure: tenureDays,
    disbursed_on: disbursedOn,
    repay_on: repayOn,
    bank_account_id: flags.bankAccountId ?? null,
  };
}

/** What a borrower can pay today. */
export interface RepaymentOffer {
  readonly loan: Loan;
  readonly payments: Readonly<Record<Choice, Payment>>;
  /** The idempotency key: it names this state of the debt, so two tabs with the same debt have the same key. */
  readonly key: string;
}

/** What the borrower of a mobile number can pay; undefined without a running loan. Locks the borrower's row. */
export async function repaymentOffer(db: Db, mobile: string, now: number): Promise<RepaymentOffer | undefined> {
  const customer = await lockCustomerByMobile(db, mobile);
  const loan = customer && (await loansOf(db, customer.id)).find(({ status }) => isBeingRepaid(status));
  const payments = loan && payableOn(scheduleOf(loan), loan.paid, indianDay(now));
  if (!payments) return undefined;
  const key = [loan.id, loan.paid, totalOf(payments.instalment), totalOf(payments.whole)].join('-');
  return { loan, payments, key };
}

/** When nothing is left, the loan is closed, and its borrower becomes a repeat customer. */
async function bookPayment(db: Db, { loan, payments, key }: RepaymentOffer, choice: Choice, now: number) {
  const { due, lateCharge } = payments[choice];
  const isClosed = due === payments.whole.due;
  const status = isClosed ? 'Closed' : 'Part Payment';
  // A second repayment with the same key fails and ends the transaction.
  const repayment = { key, loan_id: loan.id, choice, amount: due + lateCharge, at: new Date(now) };
  await db.insertInto('repayments').values(repayment).execute();
  const changes = { paid: loan.paid + due, late_charges_paid: loan.late_charges_paid + lateCharge, status } as const;
  await db.updateTable('loans').set(changes).where('id', '=', loan.id).execute();
  const lead = await leadById(db, loan.customer_id, loan.lead_id);
  if (lead) await changeLead(db, lead, { status, ...(isClosed && { lead_type: 'Repeat Case' }) });
}

/** Pays once for each key. Returns whether this payment is booked, now or before. */
export async function repay(db: Db, mobile: string, key: string, choice: Choice, now: number): Promise<boolean> {
  const offer = await repaymentOffer(db, mobile, now);
  const booked = await db.selectFrom('repayments').select('choice').where('key', '=', key).executeTakeFirst();
  if (booked) return booked.choice === choice;
  if (offer?.key !== key) return false;
  await bookPayment(db, offer, choice, now);
  return true;
}
