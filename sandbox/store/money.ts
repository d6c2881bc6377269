import { sql } from 'kysely';
import type { CallContext } from '../http/context.ts';
import { randomToken } from '../secrets.ts';
import type { Customer } from './customers.ts';
import type { Db, NewRow, Row } from './tables.ts';

export type BankAccount = Row<'bank_accounts'>;
export type Loan = Row<'loans'>;

interface AccountDetails {
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
  readonly bank: string;
}

/** The row of an account that is not verified, without its number. */
export async function newAccount(
  { hash, now }: CallContext,
  customer: Pick<Customer, 'id'>,
  { number, ...details }: AccountDetails,
) {
  return {
    ...details,
    id: `acc_${randomToken()}`,
    customer_id: customer.id,
    last4: number.slice(-4),
    number_hash: await hash(number),
    status: 'Not Verified' as const,
    created_at: new Date(now),
  };
}

/** Adds a bank account, or updates the holder of the one with the same number unless it is verified. */
export function saveBankAccount(db: Db, account: NewRow<'bank_accounts'>): Promise<BankAccount> {
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

/** Adds the loan of a lead, once. */
export async function addLoan(db: Db, loan: NewRow<'loans'>): Promise<void> {
  const insert = db.insertInto('loans').values(loan);
  await insert.onConflict((conflict) => conflict.column('lead_id').doNothing()).execute();
}

/** The newest first. */
export function loansOf(db: Db, customerId: number): Promise<Loan[]> {
  return db.selectFrom('loans').selectAll().where('customer_id', '=', customerId).orderBy('id', 'desc').execute();
}
