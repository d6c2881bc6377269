import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { randomToken } from '../secrets.ts';
import type { VisitData } from './columns.ts';
import type { Db, Tables } from './tables.ts';

/** A borrower's visit at a partner. Its id cannot be guessed: it is the key to the partner's page. */
export type PartnerSession = Selectable<Tables['partner_sessions']>;
export type PartnerKind = PartnerSession['kind'];

const livesMs = 3_600_000;

export function openSession(
  db: Db,
  kind: PartnerKind,
  leadId: number,
  now: number,
  data: VisitData = {},
): Promise<PartnerSession> {
  return db
    .insertInto('partner_sessions')
    .values({
      id: randomToken(),
      kind,
      lead_id: leadId,
      state: 'open',
      polls: 0,
      data: JSON.stringify(data),
      expires_at: new Date(now + livesMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A session by its id, while it lasts. */
export function sessionById(db: Db, kind: PartnerKind, id: string, now: number): Promise<PartnerSession | undefined> {
  return db
    .selectFrom('partner_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('expires_at', '>', new Date(now))
    .forUpdate()
    .executeTakeFirst();
}

/** The newest session of a lead. */
export function newestSession(db: Db, kind: PartnerKind, leadId: number): Promise<PartnerSession | undefined> {
  return db
    .selectFrom('partner_sessions')
    .selectAll()
    .where('kind', '=', kind)
    .where('lead_id', '=', leadId)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The session of one bank account: the one there is while it lasts, so that an act sent again opens no second. */
export async function sessionOfAccount(
  db: Db,
  kind: 'mandate' | 'penny',
  leadId: number,
  accountId: string,
  now: number,
): Promise<PartnerSession> {
  const standing = await db
    .selectFrom('partner_sessions')
    .selectAll()
    .where('kind', '=', kind)
    .where('lead_id', '=', leadId)
    .where(sql`data->>'accountId'`, '=', accountId)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return standing ?? openSession(db, kind, leadId, now, { accountId });
}

/** When a session was opened. */
export function openedAt({ expires_at }: PartnerSession): number {
  return expires_at.getTime() - livesMs;
}

export async function changeSession(
  db: Db,
  session: PartnerSession,
  changes: { readonly state?: string; readonly polls?: number },
): Promise<void> {
  await db
    .updateTable('partner_sessions')
    .set({ ...changes, id: session.id })
    .where('id', '=', session.id)
    .execute();
}
