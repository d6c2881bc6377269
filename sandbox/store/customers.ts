import type { Insertable, Selectable, Updateable } from 'kysely';
import { hashOf } from '../secrets.ts';
import type { Db, Tables } from './tables.ts';

export type Customer = Selectable<Tables['customers']>;

type TokenKind = Tables['tokens']['kind'];

export async function saveToken(
  db: Db,
  token: string,
  kind: TokenKind,
  customerId: number,
  expiresAt: number,
): Promise<void> {
  const row = { hash: await hashOf(token), kind, customer_id: customerId, expires_at: new Date(expiresAt) };
  await db.insertInto('tokens').values(row).execute();
}

/** The customer of a valid token, with the row locked: the calls of one borrower run one after another. */
export async function lockCustomerByToken(
  db: Db,
  token: string,
  kind: TokenKind,
  now: number,
): Promise<Customer | undefined> {
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

/** The customer of a mobile number, with the row locked. */
export function lockCustomerByMobile(db: Db, mobile: string): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where('mobile', '=', mobile).forUpdate().executeTakeFirst();
}

/** Another customer with this PAN or Aadhaar. */
export function otherWith(
  db: Db,
  id: number,
  column: 'pan' | 'aadhaar_hash',
  value: string,
): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where(column, '=', value).where('id', '!=', id).executeTakeFirst();
}

/** Adds a customer; undefined if the mobile number already has one. */
export function addCustomer(db: Db, customer: Insertable<Tables['customers']>): Promise<Customer | undefined> {
  return db
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function changeCustomer(db: Db, id: number, changes: Updateable<Tables['customers']>): Promise<void> {
  await db.updateTable('customers').set(changes).where('id', '=', id).execute();
}
