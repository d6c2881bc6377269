import { sql, type Updateable } from 'kysely';
import { randomToken } from '../secrets.ts';
import type { Db, Row, Tables, VisitData } from './tables.ts';

/** A borrower's visit to a partner. Its random id is the key to the partner's page. */
export type PartnerSession = Row<'partner_sessions'>;
export type PartnerKind = PartnerSession['kind'];

const lifetimeMs = 3_600_000;

export function openSession(
  db: Db,
  kind: PartnerKind,
  lead_id: number,
  now: number,
  data: VisitData,
): Promise<PartnerSession> {
  const visit = { id: randomToken(), kind, lead_id, state: 'open', data };
  return db
    .insertInto('partner_sessions')
    .values({ ...visit, expires_at: new Date(now + lifetimeMs) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A session that has not expired, with the row locked. */
export function sessionById(db: Db, kind: PartnerKind, id: string, now: number): Promise<PartnerSession | undefined> {
  const sessions = db.selectFrom('partner_sessions').selectAll().where('id', '=', id).where('kind', '=', kind);
  return sessions.where('expires_at', '>', new Date(now)).forUpdate().executeTakeFirst();
}

const sessionsOf = (db: Db, kind: PartnerKind, leadId: number) =>
  db.selectFrom('partner_sessions').selectAll().where('kind', '=', kind).where('lead_id', '=', leadId);

export function newestSession(db: Db, kind: PartnerKind, leadId: number): Promise<PartnerSession | undefined> {
  return sessionsOf(db, kind, leadId).orderBy('expires_at', 'desc').limit(1).executeTakeFirst();
}

/** The current session of a bank account; a new one only if there is none. */
export async function sessionOfAccount(
  db: Db,
  kind: 'mandate' | 'penny',
  leadId: number,
  accountId: string,
  now: number,
): Promise<PartnerSession> {
  const current = await sessionsOf(db, kind, leadId)
    .where(sql`data->>'accountId'`, '=', accountId)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return current ?? openSession(db, kind, leadId, now, { accountId });
}

export function openedAt({ expires_at }: PartnerSession): number {
  return expires_at.getTime() - lifetimeMs;
}

export async function changeSession(
  db: Db,
  { id }: PartnerSession,
  changes: Updateable<Tables['partner_sessions']>,
): Promise<void> {
  await db.updateTable('partner_sessions').set(changes).where('id', '=', id).execute();
}
