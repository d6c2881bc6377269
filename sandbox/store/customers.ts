import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tables } from './tables.ts';

export type Customer = Selectable<Tables['customers']>;

export function customerByMobile(db: Db, mobile: string): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where('mobile', '=', mobile).executeTakeFirst();
}

/** Another customer who has this PAN or this Aadhaar. */
export function otherWith(
  db: Db,
  id: number,
  column: 'pan' | 'aadhaar_hash',
  value: string,
): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where(column, '=', value).where('id', '!=', id).executeTakeFirst();
}

/** Adds a customer; undefined where the mobile number has one already. */
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
