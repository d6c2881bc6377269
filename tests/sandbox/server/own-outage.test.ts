import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDatabase } from '../open-store.ts';
import { underLoad } from './load.ts';
import type { PostgresServer } from './postgres.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { logIn, startSandbox } from './sandbox-process.ts';

let server: PostgresServer;
let sandbox: SandboxProcess;
let address: string;

beforeEach(async () => {
  server = await startPostgres(findPostgres() ?? '');
  sandbox = startSandbox({ DATABASE_URL: (await newDatabase(server.address)).address });
  address = await sandbox.address;
});
afterEach(async () => {
  await sandbox.end('SIGKILL');
  await server.remove();
});

const login = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, nth) => logIn(address, `98769100${10 + nth}`)));

async function breakConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: server.address });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname like 'kadam_test_%'`);
  await client.end();
}

test('survives broken connections during saves', async () => {
  const load = underLoad(await login(4), () => address);
  for (let times = 0; times < 3; times += 1) {
    await load.saves(5);
    await breakConnections();
  }
  await load.saves(5);
  const failed = (await load.stop()).filter(({ status }) => status !== 200);
  expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
});

test('answers 503 while PostgreSQL is down, and recovers', async () => {
  const load = underLoad(await login(4), () => address);
  await load.saves(5);
  await server.stop('immediate');
  const during = await fetch(`${address}/sandbox/records?kind=visit`);
  expect(during.status).toBe(503);
  expect(await during.json()).toMatchObject({ statusCode: 503, message: expect.stringContaining(' ') });
  await server.start();
  await load.saves(5);
  const failed = (await load.stop()).filter(({ status }) => status !== 200);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
});
