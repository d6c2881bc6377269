import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openServer } from '#sandbox/store/open.ts';
import { serverError } from '#sandbox/store/start-errors.ts';
import { newDatabase } from '../open-store.ts';
import { startSandbox } from './sandbox-process.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeEach(async () => {
  database = await newDatabase();
});
afterEach(() => database.drop());

/** Starts a sandbox that cannot start, and gives the one line that it prints. */
async function failureAt(address: URL): Promise<string> {
  const { exited, printed } = startSandbox({ DATABASE_URL: address.href });
  expect(await exited).toBe(1);
  expect(printed.err).toMatch(/^[^\n]+\n$/);
  return printed.err.trimEnd();
}

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.address });
  await client.connect();
  await client.query(sql);
  await client.end();
}

test('names a database, a user or a server that is not there, with what to do', async () => {
  const given = new URL(inject('databaseUrl'));
  const place = (url: URL) => `The PostgreSQL server at ${url.host}${url.pathname} cannot be used. `;

  const noDatabase = new URL(given);
  noDatabase.pathname = '/nowhere';
  expect(await failureAt(noDatabase)).toBe(
    `${place(noDatabase)}There is no database nowhere. Create it (createdb nowhere), or correct DATABASE_URL.`,
  );

  const noUser = new URL(given);
  noUser.username = 'nobody-known';
  noUser.password = 'secret';
  expect(await failureAt(noUser)).toMatch(/cannot be used\. .*the user nobody-known.* DATABASE_URL/);
  expect(await failureAt(noUser)).not.toContain('secret');

  const noServer = new URL(given);
  noServer.port = '1';
  expect(await failureAt(noServer)).toBe(
    `${place(noServer)}No server answers there. Start PostgreSQL, or correct DATABASE_URL.`,
  );
});

test('names a database of something else, and data of a newer version', async () => {
  await run('create table customers (id integer)');
  expect(await failureAt(new URL(database.address))).toMatch(/has tables of something else\. Name an empty one/);
  await run('drop table customers; drop table if exists kysely_migration, kysely_migration_lock');
  await (await openServer(database.address)).close();
  await run(`insert into kysely_migration values ('9999-of-the-future', '2030-01-01')`);
  expect(await failureAt(new URL(database.address))).toMatch(/written by a newer version\. Start that version/);
});

test.each([
  [{ code: '28P01', message: 'password authentication failed' }, 'The password of the user asha is wrong.'],
  [{ code: '42501', message: 'permission denied for schema public' }, 'The user asha has not all rights.'],
  [{ code: '53300', message: 'too many clients' }, 'The server has no connection left.'],
  [{ code: '57P03', message: 'the database system is starting up' }, 'The server is starting or stopping.'],
  [{ code: 'ENOTFOUND', message: 'getaddrinfo' }, 'There is no host of this name.'],
  [{ message: 'timeout exceeded when trying to connect' }, 'The host does not answer.'],
])('explains the error %o', (error, reason) => {
  const { message } = serverError('postgres://asha:secret@db.example/loans', Object.assign(new Error(), error));
  expect(message).toContain(`The PostgreSQL server at db.example/loans cannot be used. ${reason}`);
  expect(message).not.toContain('secret');
});
