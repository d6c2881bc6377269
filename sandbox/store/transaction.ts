import { slowHashOf } from '../secrets.ts';
import { clockOffset, type Store } from './store.ts';
import type { Db } from './tables.ts';

/** An open transaction, and the sandbox's time in it. */
export interface SandboxContext {
  readonly db: Db;
  readonly now: number;
  /** The salted hash of an Aadhaar or account number. */
  readonly hash: (value: string) => Promise<string>;
}

export interface StoreOptions {
  readonly store: Store;
  /** The work for the hash of an Aadhaar or account number; tests need less. */
  readonly hashIterations?: number;
}

/** Runs `work` in one transaction, with the sandbox's time: the clock, moved by the sandbox page. */
export function inTransaction<Result>(
  { store, hashIterations }: StoreOptions,
  work: (ctx: SandboxContext) => Promise<Result>,
) {
  const hash = (value: string) => slowHashOf(value, store.salt, hashIterations);
  return store.transaction(async (db) => work({ db, now: Date.now() + (await clockOffset(db)), hash }));
}
