import type { PGlite, PostgresPool } from 'kysely';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { randomToken } from '../secrets.ts';
import { forget } from './forget.ts';
import { migrations } from './migrations.ts';
import { sweep } from './sweep.ts';
import type { Db, Tables } from './tables.ts';
import { isUnavailable, StoreUnavailable } from './unavailable.ts';

/** The sandbox's database. Every act runs in one transaction: what was acknowledged is all there, or none of it. */
export interface Store {
  /** Throws `StoreUnavailable` where the database cannot be reached. */
  act<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Deletes what has expired; `now` is the true time. */
  sweep(now: number): Promise<void>;
  /** Forgets everything, or everything of one borrower. */
  reset(mobile?: string): Promise<void>;
  /** The salt of this store, for hashes of what could be guessed. */
  readonly salt: string;
  close(): Promise<void>;
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function saltOf(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: 'salt', value: randomToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'salt')
    .executeTakeFirstOrThrow();
  return value;
}

async function storeOver(db: Db, closeEngine: () => Promise<void>): Promise<Store> {
  const close = async () => {
    await db.destroy();
    await closeEngine();
  };
  const act: Store['act'] = async (work) => {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      throw isUnavailable(error) ? new StoreUnavailable(error) : error;
    }
  };
  try {
    await migrate(db);
    const salt = await saltOf(db);
    return {
      act,
      salt,
      close,
      sweep: (now) => act((inside) => sweep(inside, now)),
      reset: (mobile) => act((inside) => forget(inside, mobile)),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A store on the embedded engine. The engine must be this store's alone. */
export function storeOnPglite(pglite: PGlite): Promise<Store> {
  const closeEngine = async () => {
    if (!pglite.closed) await pglite.close();
  };
  return storeOver(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }), closeEngine);
}

/** A store on a PostgreSQL server; closing it ends the pool. */
export function storeOnPostgres(pool: PostgresPool): Promise<Store> {
  return storeOver(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), async () => {});
}
