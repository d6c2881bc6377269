import { slowHashOf } from '../secrets.ts';
import { clockOffset, type Store } from './store.ts';
import type { Db, NewRow } from './tables.ts';

/** An open transaction, and the sandbox's time in it. */
export interface SandboxContext {
  readonly db: Db;
  readonly now: number;
  /** The salted hash of an Aadhaar or account number. */
  readonly hash: (value: string) => Promise<string>;
}

export interface StoreOptions {
  readonly store: Store;
  readonly clock: () => number;
  /** The work for the hash of an Aadhaar or account number; tests need less. */
  readonly hashIterations?: number;
}

/** Runs `work` in one transaction, with the sandbox's time: the clock, moved by the sandbox page. */
export function atSandboxTime<Result>(
  { store, clock, hashIterations }: StoreOptions,
  work: (at: SandboxContext) => Promise<Result>,
) {
  const hash = (value: string) => slowHashOf(value, store.salt, hashIterations);
  return store.transaction(async (db) => work({ db, now: clock() + (await clockOffset(db)), hash }));
}

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
