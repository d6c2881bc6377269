import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

export type Fault = Selectable<Tables['faults']>;
type RecordKind = Tables['records']['kind'];

export async function clockOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'clock offset').executeTakeFirst();
  return Number(row?.value ?? 0);
}

export async function setClockOffset(db: Db, offsetMs: number): Promise<void> {
  const value = String(offsetMs);
  const insert = db.insertInto('settings').values({ name: 'clock offset', value });
  await insert.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute();
}

/** The sandbox's time: the clock, moved by the offset of the sandbox page. */
export async function currentTime(db: Db, clock: () => number): Promise<number> {
  return clock() + (await clockOffset(db));
}

export async function addFault(db: Db, fault: Insertable<Tables['faults']>): Promise<number> {
  const { id } = await db.insertInto('faults').values(fault).returning('id').executeTakeFirstOrThrow();
  return id;
}

export function allFaults(db: Db): Promise<Fault[]> {
  return db.selectFrom('faults').selectAll().orderBy('id').execute();
}

/** Deletes one fault, or all of them. */
export async function clearFaults(db: Db, id?: number): Promise<void> {
  const all = db.deleteFrom('faults');
  await (id === undefined ? all : all.where('id', '=', id)).execute();
}

/** The oldest fault for a call of this borrower. A fault that applies once is deleted. */
export async function takeFault(db: Db, call: string, mobile = ''): Promise<Fault | undefined> {
  const fault = await db
    .selectFrom('faults')
    .selectAll()
    .where('call', '=', call)
    .where((is) => is.or([is('mobile', 'is', null), is('mobile', '=', mobile)]))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (fault?.once) await clearFaults(db, fault.id);
  return fault;
}

export async function addRecord(
  db: Db,
  kind: 'pixel' | 'visit',
  data: object,
  at: Date,
  mobile: string | null = null,
): Promise<void> {
  const record = { kind, data: JSON.stringify(data), at, mobile };
  await db.insertInto('records').values(record).execute();
}

/** Saves the feedback of a borrower for a day in India; a later one of the same day replaces it. */
export async function saveFeedback(
  db: Db,
  { mobile, day, at }: { readonly mobile: string; readonly day: string; readonly at: Date },
  feedback: { readonly leadID: number; readonly rating: number; readonly comment: string },
): Promise<void> {
  const data = JSON.stringify(feedback);
  await db
    .insertInto('records')
    .values({ kind: 'feedback', data, at, mobile, day })
    .onConflict((conflict) =>
      conflict.columns(['mobile', 'day']).where('kind', '=', 'feedback').doUpdateSet({ data, at }),
    )
    .execute();
}

export function recordsOf(db: Db, kind: RecordKind) {
  return db.selectFrom('records').select(['data', 'at']).where('kind', '=', kind).orderBy('id').execute();
}

/** Whether the borrower has given feedback on this application. */
export async function feedbackGiven(db: Db, leadId: number): Promise<boolean> {
  const feedback = db.selectFrom('records').select('id').where('kind', '=', 'feedback');
  return (await feedback.where(sql`data->>'leadID'`, '=', String(leadId)).executeTakeFirst()) !== undefined;
}
