import { sql, type Updateable } from 'kysely';
import { indianDay } from '#engine/format.ts';
import { hashOf, randomToken } from '../secrets.ts';
import type { Db, NewRow, Row, Tables } from './tables.ts';
import type { SandboxContext } from './transaction.ts';

export type Customer = Row<'customers'>;
/** An application. */
export type Lead = Row<'leads'>;
export type NewLead = Omit<Lead, 'id' | 'customer_id' | 'created_at'>;
export type BankAccount = Row<'bank_accounts'>;
export type Loan = Row<'loans'>;

/** The sandbox's own: how long a borrower stays logged in. */
const tokenLifetimeMs = 86_400_000;

/** The customer of a valid token, with the row locked: the calls of one borrower run one after another. */
export async function lockCustomerByToken({ db, now }: SandboxContext, token: string, kind: Row<'tokens'>['kind']) {
  return db
    .selectFrom('customers')
    .innerJoin('tokens', 'tokens.customer_id', 'customers.id')
    .selectAll('customers')
    .where('tokens.hash', '=', await hashOf(token))
    .where('tokens.kind', '=', kind)
    .where('tokens.expires_at', '>', new Date(now))
    .forUpdate('customers')
    .executeTakeFirst();
}

export async function newToken({ db, now }: SandboxContext, kind: Row<'tokens'>['kind'], { id }: Customer) {
  const token = randomToken();
  const row = { hash: await hashOf(token), kind, customer_id: id, expires_at: new Date(now + tokenLifetimeMs) };
  await db.insertInto('tokens').values(row).execute();
  return token;
}

export function lockCustomerByMobile(db: Db, mobile: string) {
  return db.selectFrom('customers').selectAll().where('mobile', '=', mobile).forUpdate().executeTakeFirst();
}

export async function changeCustomer(db: Db, id: number, changes: Updateable<Tables['customers']>) {
  await db.updateTable('customers').set(changes).where('id', '=', id).execute();
}

const leadsOf = (db: Db, customerId: number) => db.selectFrom('leads').where('customer_id', '=', customerId);

export function newestLead(db: Db, customerId: number) {
  return leadsOf(db, customerId).selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** A lead of this customer; undefined for any other, and for a number that no id can be. */
export function leadById(db: Db, customerId: number, id: number) {
  return leadsOf(db, customerId).selectAll().where(sql`id::text`, '=', String(id)).executeTakeFirst();
}

/** The fields of an application in which nothing has happened yet. */
export const newLead: NewLead = {
  lead_type: 'New Case',
  status: 'Active',
  underwriting: 'open',
  reason: null,
  done: [],
  answers: {},
  offer: null,
  flags: {},
};

export function addLead({ db, now }: SandboxContext, { id }: Customer, lead: NewLead) {
  const row = { ...lead, done: JSON.stringify(lead.done), customer_id: id, created_at: new Date(now) };
  return db.insertInto('leads').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes a lead and returns the changed row. Answers and flags are merged. */
export function changeLead(db: Db, lead: Lead, { done, answers, flags, ...plain }: Partial<NewLead>): Promise<Lead> {
  const row = {
    ...plain,
    ...(done && { done: JSON.stringify(done) }),
    ...(answers && { answers: { ...lead.answers, ...answers } }),
    ...(flags && { flags: { ...lead.flags, ...flags } }),
  };
  return db.updateTable('leads').set(row).where('id', '=', lead.id).returningAll().executeTakeFirstOrThrow();
}

/** Adds a bank account, or updates the holder of the one with the same number unless it is verified. */
export function saveBankAccount(
  { db, now }: SandboxContext,
  { id }: Customer,
  account: Omit<NewRow<'bank_accounts'>, 'id' | 'customer_id' | 'created_at'>,
) {
  const added = { ...account, id: `acc_${randomToken()}`, customer_id: id, created_at: new Date(now) };
  const holder = sql<string>`case when bank_accounts.status = 'Verified' then bank_accounts.holder
    else excluded.holder end`;
  return db
    .insertInto('bank_accounts')
    .values(added)
    .onConflict((conflict) => conflict.columns(['customer_id', 'number_hash', 'ifsc']).doUpdateSet({ holder }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The newest first, because the list selects its first row. */
export function bankAccountsOf(db: Db, customerId: number) {
  const accounts = db.selectFrom('bank_accounts').selectAll().where('customer_id', '=', customerId);
  return accounts.orderBy('created_at', 'desc').orderBy('id').execute();
}

/** Gives an account its mandate, unless it has one, and a new status. */
export async function giveMandate(db: Db, accountId: string, status?: BankAccount['status']): Promise<void> {
  const mandate_id = sql<string>`coalesce(mandate_id, ${`mandate_${randomToken()}`})`;
  const account = db.updateTable('bank_accounts').where('id', '=', accountId);
  await account.set({ mandate_id, ...(status && { status }) }).execute();
}

type NewLoan = Pick<NewRow<'loans'>, 'product_id' | 'status' | 'amount' | 'paid' | 'disbursed_on'>;

/** Adds the loan of a lead, once. */
export async function addLoan(db: Db, { id: lead_id, customer_id, flags }: Lead, loan: NewLoan) {
  const bank_account_id = flags.bankAccountId ?? null;
  await db
    .insertInto('loans')
    .values({ ...loan, lead_id, customer_id, bank_account_id })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute();
}

export function loansOf(db: Db, customerId: number) {
  const leads = leadsOf(db, customerId).select('id');
  return db.selectFrom('loans').selectAll().where('lead_id', 'in', leads).orderBy('id', 'desc').execute();
}

/** The loan of an application, if it has one. */
export async function loanOf({ db, customer }: { db: Db; customer: Customer }, leadId: number) {
  return (await loansOf(db, customer.id)).find(({ lead_id }) => lead_id === leadId);
}

/** Stores a borrower's feedback, which replaces that of the same day in India. */
export async function saveFeedback({ db, now }: SandboxContext, mobile: string, data: NewRow<'feedback'>['data']) {
  const content = { data, at: new Date(now) };
  await db
    .insertInto('feedback')
    .values({ mobile, day: indianDay(now), ...content })
    .onConflict((conflict) => conflict.columns(['mobile', 'day']).doUpdateSet(content))
    .execute();
}

export async function hasFeedback(db: Db, mobile: string, leadID: number): Promise<boolean> {
  const ofBorrower = db.selectFrom('feedback').select('id').where('mobile', '=', mobile);
  const found = ofBorrower.where(sql`data->>'leadID'`, '=', String(leadID));
  return (await found.executeTakeFirst()) !== undefined;
}
