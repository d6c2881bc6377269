import type { Db, NewRow } from './tables.ts';

export async function addFault(db: Db, fault: NewRow<'faults'>) {
  const { id } = await db.insertInto('faults').values(fault).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Deletes one fault, those of one borrower, or all of them. */
export async function clearFaults(db: Db, { id, mobile }: { id?: number | undefined; mobile?: string | undefined }) {
  let faults = db.deleteFrom('faults');
  if (id !== undefined) faults = faults.where('id', '=', id);
  if (mobile) faults = faults.where('mobile', '=', mobile);
  await faults.execute();
}

/** The oldest fault for a call of this borrower, or for any call. A fault that applies once is deleted. */
export async function takeFault(db: Db, call: string, mobile = '') {
  const faults = db.selectFrom('faults').selectAll().where('call', 'in', [call, 'any']);
  const own = faults.where((is) => is.or([is('mobile', 'is', null), is('mobile', '=', mobile)]));
  const fault = await own.orderBy('id').limit(1).forUpdate().executeTakeFirst();
  if (fault?.once) await clearFaults(db, { id: fault.id });
  return fault;
}

export async function hasFault(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('faults').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
