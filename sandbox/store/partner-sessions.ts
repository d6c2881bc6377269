import type { Selectable } from 'kysely';
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
