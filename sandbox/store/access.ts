import type { CodePurpose, IssuedCode } from '../rules/one-time-code.ts';
import { tokenHolds } from '../rules/tokens.ts';
import { hashOf } from '../secrets.ts';
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

/** The customer whose token this is, as long as it holds. */
export async function customerOfToken(db: Db, token: string, kind: Kind, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('tokens')
    .select(['customer_id', 'expires_at'])
    .where('hash', '=', await hashOf(token))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && tokenHolds({ expiresAt: row.expires_at.getTime() }, now) ? row.customer_id : undefined;
}

export interface KeptCode extends IssuedCode {
  readonly subject: string;
  readonly hash: string;
}

/** Keeps a code in place of the one before it. */
export async function keepCode(
  db: Db,
  mobile: string,
  purpose: CodePurpose,
  { subject, hash, expiresAt }: Pick<KeptCode, 'subject' | 'hash' | 'expiresAt'>,
): Promise<void> {
  const fresh = { subject, code_hash: hash, expires_at: new Date(expiresAt), wrong_tries: 0, used_at: null };
  await db
    .insertInto('codes')
    .values({ mobile, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['mobile', 'purpose']).doUpdateSet(fresh))
    .execute();
}

/** The code a borrower was sent, held for this act, so that two guesses at once count as two. */
export async function holdCode(db: Db, mobile: string, purpose: CodePurpose): Promise<KeptCode | undefined> {
  const row = await db
    .selectFrom('codes')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      subject: row.subject,
      hash: row.code_hash,
      expiresAt: row.expires_at.getTime(),
      wrongTries: row.wrong_tries,
      usedAt: row.used_at?.getTime() ?? null,
    }
  );
}

export async function markCode(
  db: Db,
  mobile: string,
  purpose: CodePurpose,
  mark: { wrong_tries: number } | { used_at: Date },
): Promise<void> {
  await db.updateTable('codes').set(mark).where('mobile', '=', mobile).where('purpose', '=', purpose).execute();
}
