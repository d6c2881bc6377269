import { sql } from 'kysely';
import type { setEmandate } from '#contract/bank.ts';
import type { BodyOf } from '#contract/call.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { type PennyStatus, pennyRefusals, pennyStatus } from '../rules/penny-answer.ts';
import { randomToken } from '../secrets.ts';
import { assertStepOrder, leadOf, markDone } from '../services/steps.ts';
import { type BankAccount, bankAccountsOf } from '../store/borrowers.ts';
import { openedAt, sessionOfAccount } from '../store/partner-sessions.ts';
import type { Db } from '../store/tables.ts';
import { accountOf } from './bank.ts';

const hasMandate = ({ persona }: BorrowerContext, { mandate_id }: BankAccount) =>
  mandate_id !== null || persona.traits.mandate === 'exists';

const flowOf = ({ persona }: BorrowerContext) => (persona.traits.penny === 'reverse' ? 'reverse' : 'forward');

/** Gives an account its mandate, unless it has one, and a new status. */
export async function giveMandate(db: Db, accountId: string, status?: BankAccount['status']): Promise<void> {
  const mandate_id = sql<string>`coalesce(mandate_id, ${`mandate_${randomToken()}`})`;
  const account = db.updateTable('bank_accounts').where('id', '=', accountId);
  await account.set({ mandate_id, ...(status && { status }) }).execute();
}

async function setUp({ body }: { body: BodyOf<typeof setEmandate> }, ctx: BorrowerContext) {
  const lead = await leadOf(ctx, body.leadID);
  const account = await accountOf(ctx, body.accountId);
  if (hasMandate(ctx, account)) return { message: 'Already Emandate', data: null };
  assertStepOrder(ctx, lead, '/emandate');
  const { id } = await sessionOfAccount(ctx, 'mandate', lead.id, account.id);
  return { message: 'Success', data: { customer_id: `cust_${ctx.customer.id}`, order_id: id } };
}

/** A persona's penny trait applies to the first account only. */
async function outcomeOf({ db, customer, persona }: BorrowerContext, account: BankAccount) {
  const { penny } = persona.traits;
  if (penny === 'reverse') return undefined;
  const first = (await bankAccountsOf(db, customer.id)).at(-1);
  return first?.id === account.id ? penny : undefined;
}

/** The status of an account's Rs 1, and its payment page in the reverse flow. The first call sends it. */
async function pennyOf(ctx: BorrowerContext, leadID: number, account: BankAccount) {
  const flow = flowOf(ctx);
  if (account.status === 'Verified') return { pennyStatus: 'completed' as const, metaData: { flow } };
  const visit = await sessionOfAccount(ctx, 'penny', leadID, account.id);
  // Only the payment page writes this state, which is 'open' at first.
  const onPage = visit.state === 'open' ? 'created' : (visit.state as PennyStatus);
  const ageMs = flow === 'forward' ? ctx.now - openedAt(visit) : undefined;
  const status = pennyStatus(onPage, await outcomeOf(ctx, account), ageMs);
  const hasPage = flow === 'reverse' && status !== 'completed';
  const page = hasPage && { url: `${ctx.origin}/sandbox/penny/${visit.id}` };
  return { pennyStatus: status, metaData: { flow, ...page } };
}

/** §4 "E-mandate" and "Penny drop". A repeated request gets the same answer. */
export const mandateHandlers = {
  setEmandate: setUp,
  setEmandateV2: setUp,

  async lenderCredentials({ query: { leadID } }, ctx) {
    await leadOf(ctx, leadID);
    return { data: { lenderCreds: { emandate: { encryptedDisbursalKeyId: 'key_sandbox_kadam' } } } };
  },

  async pennyFlow({ query: { leadId } }, ctx) {
    await leadOf(ctx, leadId);
    return { data: { flow: flowOf(ctx) } };
  },

  async pennyDrop({ body }, ctx) {
    const lead = await leadOf(ctx, body.leadID);
    const account = await accountOf(ctx, body.accountId);
    const done = account.status === 'Verified' && lead.done.includes('/emandate');
    if (!done) {
      assertStepOrder(ctx, lead, '/emandate');
      if (!hasMandate(ctx, account)) refuse(428, 'Please complete the e-mandate first.');
    }
    const data = await pennyOf(ctx, lead.id, account);
    const refusal = pennyRefusals[data.pennyStatus];
    if (refusal) refuse(400, refusal, data);
    if (data.pennyStatus === 'completed' && !done) {
      await giveMandate(ctx.db, account.id, 'Verified');
      await markDone(ctx, lead, '/emandate');
    }
    return { data };
  },
} satisfies Handlers;
