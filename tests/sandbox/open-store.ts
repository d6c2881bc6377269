import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { openServer } from '#sandbox/store/open.ts';
import { deleteData, type Store, storeOnPglite } from '#sandbox/store/store.ts';

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A new, empty database on a PostgreSQL server. */
export async function newDatabase(server = inject('databaseUrl')) {
  const name = `kadam_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { address: address.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** A data folder with an empty, migrated database. */
export async function newFolder(folder?: string): Promise<string> {
  folder ??= await mkdtemp(join(tmpdir(), 'kadam-data-'));
  await cp(join(inject('snapshot'), 'postgres'), join(folder, 'postgres'), { recursive: true });
  return folder;
}

/** Loads the snapshot, which takes a fifth of the time of a new database. */
async function openInMemory(): Promise<Store> {
  const loadDataDir = new Blob([await readFile(join(inject('snapshot'), 'empty.tar'))]);
  return storeOnPglite(await PGlite.create({ loadDataDir }));
}

let inMemory: Promise<Store> | undefined;

/** An empty store: on a PostgreSQL server where the project of this test has one, else on the worker's embedded engine. */
export async function openStore(): Promise<Store> {
  if (inject('databaseUrl')) {
    const { address, drop } = await newDatabase();
    const store = await openServer(address);
    return {
      ...store,
      async close() {
        await store.close();
        await drop();
      },
    };
  }
  inMemory ??= openInMemory();
  const store = await inMemory;
  await store.transaction((db) => deleteData(db));
  return { ...store, close: async () => {} };
}
