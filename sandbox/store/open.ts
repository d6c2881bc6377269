import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { FolderNotices } from './folder-lock.ts';
import { lockFolder } from './folder-lock.ts';
import { folderError, serverError } from './start-errors.ts';
import type { Store } from './store.ts';
import { storeOnPglite, storeOnPostgres } from './store.ts';

async function openDatabase(folder: string): Promise<Store> {
  const place = join(folder, 'postgres');
  const unfinished = join(folder, 'unfinished');
  // A start that was cut off while it made the database left nothing that was acknowledged.
  if (existsSync(unfinished)) rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const isNew = readdirSync(place).length === 0;
  // The engine would make a new database around what is left of a damaged one, and start as if nothing was lost.
  if (!isNew && !existsSync(join(place, 'PG_VERSION'))) throw new Error(`PG_VERSION is missing in ${place}`);
  if (isNew) writeFileSync(unfinished, '');
  const store = await storeOnPglite(await PGlite.create(place));
  rmSync(unfinished, { force: true });
  return store;
}

/** A store in a data folder, on the embedded engine, for this process alone. */
export async function openFolder(folder: string, notices: FolderNotices): Promise<Store> {
  let unlock: (() => Promise<void>) | undefined;
  try {
    unlock = await lockFolder(folder, notices);
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

/** A store on the PostgreSQL server of a connection address. */
export async function openServer(connectionString: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString, max: 8, connectionTimeoutMillis: 10_000 });
  // An error event without a listener ends the process. A connection that breaks is replaced by the pool; what was in use
  // fails by itself. The pool listens for its connections while they are idle only, so each needs a listener of its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    return await storeOnPostgres(pool);
  } catch (error) {
    throw serverError(connectionString, error);
  }
}
