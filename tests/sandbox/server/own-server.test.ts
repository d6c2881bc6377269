import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxProcess, startSandbox } from '../../../scripts/journey/start-sandbox.ts';
import { borrowerAt } from '../borrower.ts';
import { newDatabase } from '../open-store.ts';
import { type Outcome, underLoad } from './load.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgres.ts';

const timeout = 60_000;
const borrowers = Array.from({ length: 4 }, (_, nth) => `987692000${nth}`);

let server: PostgresServer;
let database: string;
let sandbox: SandboxProcess;
let address: string;

beforeAll(async () => {
  server = await startPostgres(findPostgres() ?? '');
});
afterAll(() => server.remove());
beforeEach(async () => {
  database = (await newDatabase(server.address)).address;
  sandbox = startSandbox({ DATABASE_URL: database });
  address = await sandbox.address;
});
afterEach(() => sandbox.end('SIGKILL'));

async function loadOfAll() {
  const logins = await Promise.all(borrowers.map((mobile) => borrowerAt(address, mobile).logIn()));
  return underLoad(
    logins.map(({ jwtToken }) => jwtToken),
    () => address,
  );
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end().catch(() => {});
  return rows;
}

/** Ends a load, and returns its failures, except 503, after which a request may be repeated. */
async function otherFailures(load: ReturnType<typeof underLoad>): Promise<readonly Outcome[]> {
  return (await load.stop()).filter(({ status }) => status !== 200 && status !== 503);
}

/** Each borrower's name must be the last one that was acknowledged, or one that was sent after it. */
async function expectAcknowledged(outcomes: readonly (readonly Outcome[])[]): Promise<void> {
  const rows = await query<{ mobile: string; name: string }>('select mobile, name from customers');
  for (const [nth, all] of outcomes.entries()) {
    const last = all.findLastIndex(({ status }) => status === 200);
    const allowed = all.slice(last).map(({ name }) => name);
    expect(allowed).toContain(rows.find(({ mobile }) => mobile === borrowers[nth])?.name);
  }
}

test('keeps every acknowledged save when the sandbox is killed under load', { timeout }, async () => {
  const load = await loadOfAll();
  await load.saves(5);
  await sandbox.end('SIGKILL');
  await load.stop();
  await expectAcknowledged(load.outcomes);
});

test('keeps every acknowledged save when a backend of PostgreSQL is killed under load', { timeout }, async () => {
  const load = await loadOfAll();
  await load.saves(5);
  const [backend] = await query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1`,
  );
  process.kill(backend?.pid ?? 0, 'SIGKILL');
  await load.saves(5);
  expect(await otherFailures(load)).toEqual([]);
  await expectAcknowledged(load.outcomes);
});

test('answers 503 while PostgreSQL is down, and recovers', async () => {
  const load = await loadOfAll();
  await load.saves(5);
  await server.stop('immediate');
  const during = await fetch(`${address}/sandbox/codes`);
  expect(during.status).toBe(503);
  expect(await during.json()).toMatchObject({ statusCode: 503, message: expect.stringContaining(' ') });
  expect((await fetch(`${address}/healthz`)).status).toBe(503);
  await server.start();
  await load.saves(5);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await otherFailures(load)).toEqual([]);
  expect(load.outcomes.flat().filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});
