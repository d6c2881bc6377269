import { sql, type Updateable } from 'kysely';
import { randomToken } from '../secrets.ts';
import type { SandboxContext } from './controls.ts';
import type { Db, Row, Tables, VisitData } from './tables.ts';

/** A borrower's visit to a partner. Its random id is the key to the partner's page. */
export type PartnerSession = Row<'partner_sessions'>;
export type PartnerKind = PartnerSession['kind'];

const lifetimeMs = 3_600_000;

export function openSession({ db, now }: SandboxContext, kind: PartnerKind, lead_id: number, data: VisitData) {
  const expires_at = new Date(now + lifetimeMs);
  return db
    .insertInto('partner_sessions')
    .values({ id: randomToken(), kind, lead_id, state: 'open', data, expires_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A session that has not expired, with the row locked. */
export function sessionById({ db, now }: SandboxContext, kind: PartnerKind, id: string) {
  const sessions = db.selectFrom('partner_sessions').selectAll().where('id', '=', id).where('kind', '=', kind);
  return sessions.where('expires_at', '>', new Date(now)).forUpdate().executeTakeFirst();
}

const sessionsOf = (db: Db, kind: PartnerKind, leadId: number) =>
  db.selectFrom('partner_sessions').selectAll().where('kind', '=', kind).where('lead_id', '=', leadId);

export function newestSession(db: Db, kind: PartnerKind, leadId: number) {
  return sessionsOf(db, kind, leadId).orderBy('expires_at', 'desc').limit(1).executeTakeFirst();
}

/** The current session of a bank account; a new one only if there is none. */
export async function sessionOfAccount(
  at: SandboxContext,
  kind: 'mandate' | 'penny',
  leadId: number,
  accountId: string,
) {
  const current = await sessionsOf(at.db, kind, leadId)
    .where(sql`data->>'accountId'`, '=', accountId)
    .where('expires_at', '>', new Date(at.now))
    .executeTakeFirst();
  return current ?? openSession(at, kind, leadId, { accountId });
}

/** Deletes the Rs 1 that the bank of an account has refused. */
export async function deleteRefusedPenny(db: Db, accountId: string) {
  const visits = db.deleteFrom('partner_sessions').where('kind', '=', 'penny');
  const refused = visits.where('state', 'in', ['rejected', 'invalid']);
  await refused.where(sql`data->>'accountId'`, '=', accountId).execute();
}

export const openedAt = ({ expires_at }: PartnerSession) => expires_at.getTime() - lifetimeMs;

export async function changeSession(db: Db, id: string, changes: Updateable<Tables['partner_sessions']>) {
  await db.updateTable('partner_sessions').set(changes).where('id', '=', id).execute();
}
