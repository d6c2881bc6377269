import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { openServer } from '#sandbox/store/open.ts';
import type { Store } from '#sandbox/store/store.ts';
import { storeOnPglite } from '#sandbox/store/store.ts';

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

async function writeSnapshot(file: string): Promise<void> {
  const engine = await PGlite.create();
  const store = await storeOnPglite(engine);
  const own = `${file}.${process.pid}`;
  await writeFile(own, new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer()));
  // Several test files may write it at once; each finds a whole one.
  await rename(own, file);
  await store.close();
}

/** A store in memory. Loading a migrated database takes a fifth of the time of making one. */
async function openInMemory(): Promise<Store> {
  const file = inject('snapshot');
  if (!existsSync(file)) await writeSnapshot(file);
  return storeOnPglite(await PGlite.create({ loadDataDir: new Blob([await readFile(file)]) }));
}

/** An empty store: on a PostgreSQL server where the project of this test has one, else on the embedded engine. */
export async function openStore(): Promise<Store> {
  if (!inject('databaseUrl')) return openInMemory();
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
