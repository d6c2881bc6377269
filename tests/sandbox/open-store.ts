import pg from 'pg';
import { inject } from 'vitest';
import { openInMemory, openServer } from '#sandbox/store/open.ts';
import type { Store } from '#sandbox/store/store.ts';

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
