import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { CodePurpose, IssuedCode } from '../rules/one-time-code.ts';
import type { Db, Tables } from './tables.ts';

/** A one-time code. The table replaces text messages: the sandbox page lists it, so codes are stored in plain text. */
export interface SentCode extends IssuedCode {
  readonly id: number;
  readonly mobile: string;
  readonly purpose: CodePurpose;
  readonly subject: string;
  readonly code: string;
}

const latestLimit = 200;

const read = ({ sent_at, expires_at, wrong_tries, used_at, ...plain }: Selectable<Tables['sent_codes']>): SentCode => ({
  ...plain,
  sentAt: sent_at.getTime(),
  expiresAt: expires_at.getTime(),
  wrongTries: wrong_tries,
  usedAt: used_at?.getTime() ?? null,
});

/** The codes of a number and purpose, the newest first, locked until the transaction ends. */
export async function lockCodes(db: Db, mobile: string, purpose: CodePurpose): Promise<readonly SentCode[]> {
  // Not a row lock: the first code of a number has no row yet.
  await sql`select pg_advisory_xact_lock(hashtext(${`${purpose} ${mobile}`}))`.execute(db);
  const codes = db.selectFrom('sent_codes').selectAll().where('mobile', '=', mobile).where('purpose', '=', purpose);
  return (await codes.orderBy('id', 'desc').execute()).map(read);
}

export async function addCode(db: Db, code: Omit<SentCode, 'id' | 'wrongTries' | 'usedAt'>): Promise<void> {
  const { sentAt, expiresAt, ...plain } = code;
  const row = { ...plain, sent_at: new Date(sentAt), expires_at: new Date(expiresAt) };
  await db.insertInto('sent_codes').values(row).execute();
}

export async function changeCode(db: Db, id: number, changes: Updateable<Tables['sent_codes']>): Promise<void> {
  await db.updateTable('sent_codes').set(changes).where('id', '=', id).execute();
}

/** The newest codes, of all borrowers or of one. */
export async function latestCodes(db: Db, mobile?: string): Promise<readonly SentCode[]> {
  const all = db.selectFrom('sent_codes').selectAll().orderBy('id', 'desc').limit(latestLimit);
  const rows = await (mobile ? all.where('mobile', '=', mobile) : all).execute();
  return rows.map(read);
}
