import { sql, type Updateable } from 'kysely';
import { randomToken } from '../secrets.ts';
import type { Db, Row, Tables, VisitData } from './tables.ts';
import type { SandboxContext } from './transaction.ts';

/** A borrower's visit to a partner. Its random id is the key to the partner's page. */
export type Visit = Row<'visits'>;
export type VisitKind = Visit['kind'];

const lifetimeMs = 3_600_000;

export function openVisit({ db, now }: SandboxContext, kind: VisitKind, lead_id: number, data: VisitData) {
  const expires_at = new Date(now + lifetimeMs);
  return db
    .insertInto('visits')
    .values({ id: randomToken(), kind, lead_id, state: 'open', data, expires_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A visit that has not expired, with the row locked. */
export function visitById({ db, now }: SandboxContext, kind: VisitKind, id: string) {
  const visits = db.selectFrom('visits').selectAll().where('id', '=', id).where('kind', '=', kind);
  return visits.where('expires_at', '>', new Date(now)).forUpdate().executeTakeFirst();
}

const visitsOf = (db: Db, kind: VisitKind, leadId: number) =>
  db.selectFrom('visits').selectAll().where('kind', '=', kind).where('lead_id', '=', leadId);

/** The newest visit of a lead to the bank-statement partner. */
export function newestStatement(db: Db, leadId: number) {
  return visitsOf(db, 'statement', leadId).orderBy('expires_at', 'desc').limit(1).executeTakeFirst();
}

/** The current visit of a bank account; a new one only if there is none. What was paid is never paid again. */
export async function visitOfAccount(
  ctx: SandboxContext,
  kind: 'mandate' | 'penny',
  leadId: number,
  accountId: string,
) {
  const current = await visitsOf(ctx.db, kind, leadId)
    .where(sql`data->>'accountId'`, '=', accountId)
    .where((is) => is.or([is('expires_at', '>', new Date(ctx.now)), is('state', '=', 'completed')]))
    .executeTakeFirst();
  return current ?? openVisit(ctx, kind, leadId, { accountId });
}

/** Deletes the Rs 1 that the bank of an account has refused. */
export async function deleteRefusedPenny(db: Db, accountId: string) {
  const visits = db.deleteFrom('visits').where('kind', '=', 'penny');
  const refused = visits.where('state', 'in', ['rejected', 'invalid']);
  await refused.where(sql`data->>'accountId'`, '=', accountId).execute();
}

export const openedAt = ({ expires_at }: Visit) => expires_at.getTime() - lifetimeMs;

export async function changeVisit(db: Db, id: string, changes: Updateable<Tables['visits']>) {
  await db.updateTable('visits').set(changes).where('id', '=', id).execute();
}
