import { tokenHolds } from '../rules/tokens.ts';
import { hashOf } from '../secrets.ts';
import type { Customer } from './customers.ts';
import type { Db } from './tables.ts';

type Kind = 'bearer' | 'access';

export async function keepToken(
  db: Db,
  token: string,
  kind: Kind,
  customerId: number,
  expiresAt: number,
): Promise<void> {
  const row = { hash: await hashOf(token), kind, customer_id: customerId, expires_at: new Date(expiresAt) };
  await db.insertInto('tokens').values(row).execute();
}

/**
 * The customer whose token this is, as long as it is valid; held for this act: the acts of one borrower come one after
 * another, however fast they were tapped.
 */
export async function holdCustomerOfToken(
  db: Db,
  token: string,
  kind: Kind,
  now: number,
): Promise<Customer | undefined> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('tokens', 'tokens.customer_id', 'customers.id')
    .selectAll('customers')
    .select('tokens.expires_at')
    .where('tokens.hash', '=', await hashOf(token))
    .where('tokens.kind', '=', kind)
    .forUpdate('customers')
    .executeTakeFirst();
  if (!row) return undefined;
  const { expires_at, ...customer } = row;
  return tokenHolds({ expiresAt: expires_at.getTime() }, now) ? customer : undefined;
}
