import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Deletes everything but the salt. */
async function forgetAll(db: Db): Promise<void> {
  await sql`truncate customers, leads, sent_codes, tokens, bank_accounts, loans, repayments, partner_sessions, faults, records
    restart identity cascade`.execute(db);
  await db.deleteFrom('settings').where('name', '!=', 'salt').execute();
}

/** Deletes everything, or every row of one borrower. What hangs on a customer is deleted with the customer. */
export async function forget(db: Db, mobile: string | undefined): Promise<void> {
  if (mobile === undefined) return forgetAll(db);
  for (const table of ['customers', 'sent_codes', 'faults', 'records'] as const) {
    await db.deleteFrom(table).where('mobile', '=', mobile).execute();
  }
}
