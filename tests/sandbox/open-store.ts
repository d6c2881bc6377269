import pg from 'pg';
import { openInMemory, openServer } from '#sandbox/store/open.ts';
import type { Store } from '#sandbox/store/store.ts';

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty store: on the PostgreSQL server of DATABASE_URL_TEST, in a database of its own, else on the embedded engine. */
export async function openStore(): Promise<Store> {
  const { DATABASE_URL_TEST: address } = process.env;
  if (!address) return openInMemory();
  const name = `kadam_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(address, `create database ${name}`);
  const place = new URL(address);
  place.pathname = `/${name}`;
  const store = await openServer(place.href);
  return {
    ...store,
    async close() {
      await store.close();
      await onServer(address, `drop database ${name}`);
    },
  };
}
