import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { CodePurpose, IssuedCode } from '../rules/one-time-code.ts';
import type { Db, Tables } from './tables.ts';

/**
 * A one-time code on its way to a borrower. The table is the sandbox's stand-in for text messages: every process shows
 * the codes on the sandbox page, so they are stored as they are, and deleted an hour after they have expired.
 */
export interface SentCode extends IssuedCode {
  readonly id: number;
  readonly mobile: string;
  readonly purpose: CodePurpose;
  readonly subject: string;
  readonly code: string;
}

const shown = 200;

const read = (row: Selectable<Tables['sent_codes']>): SentCode => ({
  id: row.id,
  mobile: row.mobile,
  purpose: row.purpose,
  subject: row.subject,
  code: row.code,
  sentAt: row.sent_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  wrongTries: row.wrong_tries,
  usedAt: row.used_at?.getTime() ?? null,
});

/** The codes of a number and purpose, the newest first, held for this act, so that two guesses at once count as two. */
export async function holdCodes(db: Db, mobile: string, purpose: CodePurpose): Promise<readonly SentCode[]> {
  // A row lock would not do: the first code of a number has no row yet.
  await sql`select pg_advisory_xact_lock(hashtext(${`${purpose} ${mobile}`}))`.execute(db);
  const rows = await db
    .selectFrom('sent_codes')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(read);
}

export async function addCode(db: Db, code: Omit<SentCode, 'id' | 'wrongTries' | 'usedAt'>): Promise<void> {
  const { sentAt, expiresAt, ...plain } = code;
  const times = { sent_at: new Date(sentAt), expires_at: new Date(expiresAt) };
  await db
    .insertInto('sent_codes')
    .values({ ...plain, ...times })
    .execute();
}

export async function changeCode(db: Db, id: number, changes: Updateable<Tables['sent_codes']>): Promise<void> {
  await db.updateTable('sent_codes').set(changes).where('id', '=', id).execute();
}

/** The newest first; of one borrower where a number is given. */
export async function latestCodes(db: Db, mobile?: string): Promise<readonly SentCode[]> {
  const all = db.selectFrom('sent_codes').selectAll().orderBy('id', 'desc').limit(shown);
  const rows = await (mobile ? all.where('mobile', '=', mobile) : all).execute();
  return rows.map(read);
}
