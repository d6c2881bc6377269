import type { BorrowerContext } from '../http/context.ts';
import type { Penny, PennyStatus } from '../rules/penny-answer.ts';
import { pennyStatus } from '../rules/penny-answer.ts';
import { hashOf, randomToken } from '../secrets.ts';
import type { Lead } from '../store/leads.ts';
import type { BankAccount } from '../store/money.ts';
import { bankAccountById, bankAccountsOf, changeBankAccount } from '../store/money.ts';
import { changeSession, openedAt, sessionById, sessionOfAccount } from '../store/partner-sessions.ts';
import type { Db } from '../store/tables.ts';

export function hasMandate({ persona }: BorrowerContext, { mandate_id }: BankAccount): boolean {
  return mandate_id !== null || persona.traits.mandate === 'exists';
}

async function giveMandate(db: Db, { id, mandate_id }: BankAccount): Promise<void> {
  if (mandate_id === null) await changeBankAccount(db, id, { mandate_id: `mandate_${randomToken()}` });
}

/** The answer of the provider's checkout, which it posts to its callback address. */
interface CheckoutAnswer {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** Gives the account of an order its mandate; undefined for an unknown or expired order. */
export async function approveOrder(db: Db, order: string, now: number): Promise<CheckoutAnswer | undefined> {
  const visit = await sessionById(db, 'mandate', order, now);
  const account = visit && (await bankAccountById(db, visit.data.accountId ?? ''));
  if (!account) return undefined;
  await changeSession(db, visit, { state: 'approved' });
  await giveMandate(db, account);
  const payment = `pay_${order.slice(0, 14)}`;
  const signature = await hashOf(`${order}|${payment}`);
  return { razorpay_payment_id: payment, razorpay_order_id: order, razorpay_signature: signature };
}

/** §4 "E-mandate": the direction of the Rs 1. */
export function pennyFlowOf({ persona }: BorrowerContext): Penny['flow'] {
  return persona.traits.penny === 'reverse' ? 'reverse' : 'forward';
}

/** A persona's penny trait applies to the first account only. */
async function outcomeOf({ db, customer, persona }: BorrowerContext, account: BankAccount): Promise<Penny['outcome']> {
  const { penny } = persona.traits;
  if (!penny || penny === 'reverse') return 'arrives';
  const first = (await bankAccountsOf(db, customer.id)).at(-1);
  return first?.id === account.id ? penny : 'arrives';
}

/** The status of an account's Rs 1, and its payment page in the reverse flow. The first call sends it. */
export async function pennyOf(
  ctx: BorrowerContext,
  lead: Lead,
  account: BankAccount,
): Promise<{ readonly status: PennyStatus; readonly url?: string }> {
  if (account.status === 'Verified') return { status: 'completed' };
  const flow = pennyFlowOf(ctx);
  const visit = await sessionOfAccount(ctx.db, 'penny', lead.id, account.id, ctx.now);
  const status = pennyStatus({
    flow,
    outcome: await outcomeOf(ctx, account),
    // Only the payment page writes this state, which is 'open' at first.
    page: visit.state === 'open' ? 'created' : (visit.state as PennyStatus),
    ageMs: ctx.now - openedAt(visit),
  });
  const hasPage = flow === 'reverse' && status !== 'completed';
  return { status, ...(hasPage && { url: `${ctx.origin}/sandbox/penny/${visit.id}` }) };
}

export async function verify({ db }: BorrowerContext, account: BankAccount): Promise<void> {
  await giveMandate(db, account);
  await changeBankAccount(db, account.id, { status: 'Verified' });
}
