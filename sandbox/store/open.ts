import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockEvents, lockFolder } from './folder-lock.ts';
import { folderError, serverError } from './start-errors.ts';
import type { Store } from './store.ts';

// The store and the engines are imported where one is opened: a start needs one of them, and compiles it beside the rest.

// A quarter of the default, which the engine would clear at each start.
const memory = ['-c', 'shared_buffers=32MB'];

async function openDatabase(folder: string): Promise<Store> {
  const data = join(folder, 'postgres');
  const unfinished = join(folder, 'unfinished');
  // An earlier start was interrupted while it created the database.
  if (existsSync(unfinished)) rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const isNew = readdirSync(data).length === 0;
  // The engine would create a new database in the remains of a damaged one.
  if (!isNew && !existsSync(join(data, 'PG_VERSION'))) throw new Error(`PG_VERSION is missing in ${data}`);
  if (isNew) writeFileSync(unfinished, '');
  const { PGlite } = await import('@electric-sql/pglite');
  const [engine, { storeOnPglite }] = await Promise.all([
    PGlite.create(data, { startParams: [...PGlite.defaultStartParams, ...memory] }),
    import('./store.ts'),
  ]);
  const store = await storeOnPglite(engine);
  rmSync(unfinished, { force: true });
  return store;
}

/** A store on the embedded engine in a data folder, which is locked for this process. */
export async function openFolder(folder: string, events: LockEvents): Promise<Store> {
  let unlock: (() => Promise<void>) | undefined;
  try {
    unlock = await lockFolder(folder, events);
    const store = await openDatabase(folder);
    return {
      ...store,
      async close() {
        await store.close();
        await unlock?.();
      },
    };
  } catch (error) {
    await unlock?.();
    throw folderError(folder, error);
  }
}

/** A store on a PostgreSQL server. */
export async function openServer(connectionString: string): Promise<Store> {
  const [{ Pool }, { storeOnPostgres }] = await Promise.all([
    import('pg').then((pg) => pg.default),
    import('./store.ts'),
  ]);
  const pool = new Pool({ connectionString, max: 8, connectionTimeoutMillis: 10_000 });
  // An error event without a listener ends the process. The pool replaces a broken connection, and a query that used it
  // fails. The pool listens to idle connections only, so each connection needs its own listener.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    return await storeOnPostgres(pool);
  } catch (error) {
    throw serverError(connectionString, error);
  }
}
