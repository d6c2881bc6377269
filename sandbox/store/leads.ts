import type { Db, NewRow, Row } from './tables.ts';

/** An application. */
export type Lead = Row<'leads'>;

export type LeadChanges = Partial<Omit<Lead, 'id' | 'customer_id' | 'created_at'>>;

export function newestLead(db: Db, customerId: number): Promise<Lead | undefined> {
  const leads = db.selectFrom('leads').selectAll().where('customer_id', '=', customerId);
  return leads.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

const largestId = 2 ** 31 - 1;

/** A lead of this customer; undefined for any other. */
export async function leadById(db: Db, customerId: number, id: number): Promise<Lead | undefined> {
  // PostgreSQL rejects a comparison of its ids with anything else.
  if (!Number.isInteger(id) || Math.abs(id) > largestId) return undefined;
  const leads = db.selectFrom('leads').selectAll().where('customer_id', '=', customerId);
  return leads.where('id', '=', id).executeTakeFirst();
}

export function addLead(db: Db, lead: NewRow<'leads'>): Promise<Lead> {
  return db.insertInto('leads').values(lead).returningAll().executeTakeFirstOrThrow();
}

/** Changes a lead and returns the changed row. Answers and flags are merged. */
export function changeLead(db: Db, lead: Lead, { done, answers, offer, flags, ...plain }: LeadChanges): Promise<Lead> {
  return db
    .updateTable('leads')
    .set({
      ...plain,
      ...(done && { done: JSON.stringify(done) }),
      ...(answers && { answers: JSON.stringify({ ...lead.answers, ...answers }) }),
      ...(offer && { offer: JSON.stringify(offer) }),
      ...(flags && { flags: JSON.stringify({ ...lead.flags, ...flags }) }),
    })
    .where('id', '=', lead.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
