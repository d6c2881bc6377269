import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

export type BankAccount = Selectable<Tables['bank_accounts']>;
export type Loan = Selectable<Tables['loans']>;

/** Adds a bank account, or updates the holder of the one with the same number unless it is verified. */
export function saveBankAccount(db: Db, account: Insertable<Tables['bank_accounts']>): Promise<BankAccount> {
  const holder = sql<string>`case when bank_accounts.status = 'Verified' then bank_accounts.holder
    else excluded.holder end`;
  return db
    .insertInto('bank_accounts')
    .values(account)
    .onConflict((conflict) => conflict.columns(['customer_id', 'number_hash', 'ifsc']).doUpdateSet({ holder }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The newest first, because the list selects its first row. */
export function bankAccountsOf(db: Db, customerId: number): Promise<BankAccount[]> {
  const accounts = db.selectFrom('bank_accounts').selectAll().where('customer_id', '=', customerId);
  return accounts.orderBy('created_at', 'desc').orderBy('id').execute();
}

export function bankAccountById(db: Db, id: string): Promise<BankAccount | undefined> {
  return db.selectFrom('bank_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function changeBankAccount(
  db: Db,
  id: string,
  changes: Updateable<Tables['bank_accounts']>,
): Promise<void> {
  await db.updateTable('bank_accounts').set(changes).where('id', '=', id).execute();
}

/** Adds the loan of a lead, once. */
export async function addLoan(db: Db, loan: Insertable<Tables['loans']>): Promise<void> {
  const insert = db.insertInto('loans').values(loan);
  await insert.onConflict((conflict) => conflict.column('lead_id').doNothing()).execute();
}

export function loansOf(db: Db, customerId: number): Promise<Loan[]> {
  return db.selectFrom('loans').selectAll().where('customer_id', '=', customerId).orderBy('id', 'desc').execute();
}

export async function changeLoan(db: Db, id: number, changes: Updateable<Tables['loans']>): Promise<void> {
  await db.updateTable('loans').set(changes).where('id', '=', id).execute();
}

export function repaymentByKey(db: Db, key: string): Promise<Selectable<Tables['repayments']> | undefined> {
  return db.selectFrom('repayments').selectAll().where('key', '=', key).executeTakeFirst();
}

/** A second repayment with the same key fails and ends the transaction. */
export async function addRepayment(db: Db, repayment: Insertable<Tables['repayments']>): Promise<void> {
  await db.insertInto('repayments').values(repayment).execute();
}
