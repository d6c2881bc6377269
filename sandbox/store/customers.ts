import type { Updateable } from 'kysely';
import { hashOf } from '../secrets.ts';
import type { Db, Row, Tables } from './tables.ts';

export type Customer = Row<'customers'>;

/** The customer of a valid token, with the row locked: the calls of one borrower run one after another. */
export async function lockCustomerByToken(
  db: Db,
  token: string,
  kind: Row<'tokens'>['kind'],
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

export async function changeCustomer(db: Db, id: number, changes: Updateable<Tables['customers']>): Promise<void> {
  await db.updateTable('customers').set(changes).where('id', '=', id).execute();
}
