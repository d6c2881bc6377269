import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openServer, serverError } from '#sandbox/store/open.ts';
import { newDatabase } from '../open-store.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeEach(async () => {
  database = await newDatabase();
});
afterEach(() => database.drop());

const failureAt = async (address: URL): Promise<string> =>
  openServer(address.href).then(
    () => expect.unreachable(),
    ({ message }: Error) => message,
  );

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.address });
  await client.connect();
  await client.query(sql);
  await client.end();
}

test('the error names a missing database, user or server, and what to do', async () => {
  const server = new URL(inject('databaseUrl'));
  const prefix = (url: URL) => `The PostgreSQL server at ${url.host}${url.pathname} cannot be used. `;

  const noDatabase = new URL(server);
  noDatabase.pathname = '/nowhere';
  expect(await failureAt(noDatabase)).toBe(
    `${prefix(noDatabase)}There is no database nowhere. Create it (createdb nowhere), or correct DATABASE_URL.`,
  );

  const noUser = new URL(server);
  noUser.username = 'nobody-known';
  noUser.password = 'secret';
  expect(await failureAt(noUser)).toMatch(/cannot be used\. .*nobody-known/);
  expect(await failureAt(noUser)).not.toContain('secret');

  const noServer = new URL(server);
  noServer.port = '1';
  expect(await failureAt(noServer)).toBe(
    `${prefix(noServer)}No server answers. Start PostgreSQL, or correct DATABASE_URL.`,
  );
});

test('the error names a database of another program, and data of another version', async () => {
  await run('create table customers (id integer)');
  expect(await failureAt(new URL(database.address))).toMatch(/has tables of another program\. Write an empty one/);
  await run('drop table customers; drop table if exists kysely_migration, kysely_migration_lock');
  await (await openServer(database.address)).close();
  await run(`insert into kysely_migration values ('9999-of-the-future', '2030-01-01')`);
  expect(await failureAt(new URL(database.address))).toMatch(/written by another version\. Start that version/);
});

test('any other error of the driver is shown, and never the password', () => {
  const error = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  const { message } = serverError('postgres://asha:secret@db.example/loans', error);
  const problem = '28P01: password authentication failed.';
  expect(message).toBe(`The PostgreSQL server at db.example/loans cannot be used. ${problem}`);
});
