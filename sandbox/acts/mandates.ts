import { hashOf, randomToken } from '../secrets.ts';
import type { Lead } from '../store/leads.ts';
import type { BankAccount } from '../store/money.ts';
import { bankAccountById, changeBankAccount } from '../store/money.ts';
import { changeSession, sessionById, sessionOfAccount } from '../store/partner-sessions.ts';
import type { Db } from '../store/tables.ts';
import type { BorrowerAct } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** Whether this account may be debited already. */
export function hasMandate({ persona }: BorrowerAct, { mandate_id }: BankAccount): boolean {
  return mandate_id !== null || persona.traits.mandate === 'exists';
}

/** §4 "Penny drop" comes after the e-mandate: refuses an account that has none. */
export function demandMandate(act: BorrowerAct, account: BankAccount): void {
  if (!hasMandate(act, account)) refuse(428, 'Please complete the e-mandate first.');
}

/** The order with which the checkout opens: the same one however often it is asked for, while it lasts. */
export async function orderOf({ db, now }: BorrowerAct, lead: Lead, { id }: BankAccount): Promise<string> {
  return (await sessionOfAccount(db, 'mandate', lead.id, id, now)).id;
}

/** Gives an account its mandate; one that has a mandate keeps it. */
export async function giveMandate(db: Db, { id, mandate_id }: BankAccount): Promise<void> {
  if (mandate_id === null) await changeBankAccount(db, id, { mandate_id: `mandate_${randomToken()}` });
}

/** What the provider's checkout posts to its callback address. */
export interface ProviderAnswer {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** The borrower approved at the checkout: the account has its mandate. Approved again, it is the same approval. */
export async function approveOrder(db: Db, order: string, now: number): Promise<ProviderAnswer | undefined> {
  const visit = await sessionById(db, 'mandate', order, now);
  const account = visit && (await bankAccountById(db, visit.data.accountId ?? ''));
  if (!account) return undefined;
  await changeSession(db, visit, { state: 'approved' });
  await giveMandate(db, account);
  const payment = `pay_${order.slice(0, 14)}`;
  return {
    razorpay_payment_id: payment,
    razorpay_order_id: order,
    razorpay_signature: await hashOf(`${order}|${payment}`),
  };
}
