import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import type { Store } from './store.ts';
import { storeOnPglite, storeOnPostgres } from './store.ts';

/** A store in a data folder, on the embedded engine, for this process alone. */
export async function openFolder(folder: string): Promise<Store> {
  const unlock = await lockFolder(folder);
  try {
    const place = join(folder, 'postgres');
    mkdirSync(place, { recursive: true });
    const store = await storeOnPglite(await PGlite.create(place));
    return {
      ...store,
      async close() {
        await store.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
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
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new Error(`The PostgreSQL server of DATABASE_URL cannot be used: ${why}.`, { cause });
  }
}

/** A store that lives as long as the process. */
export async function openInMemory(): Promise<Store> {
  return storeOnPglite(await PGlite.create('memory://'));
}
