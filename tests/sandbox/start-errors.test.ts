import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '#sandbox/store/open.ts';
import { folderError } from '#sandbox/store/start-errors.ts';
import { startSandbox } from './server/sandbox-process.ts';

const notices = { log: () => {}, onLost: () => {} };
let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'kadam-start-'));
});
afterAll(() => rm(place, { recursive: true }));

/** Starts a sandbox that cannot start, and gives what it prints: one line, and nothing of the program's insides. */
async function failureOf(env: Record<string, string>): Promise<string> {
  const { exited, printed } = startSandbox({ KADAM_DATA: join(place, 'unused'), ...env });
  expect(await exited).toBe(1);
  expect(printed.err).toMatch(/^[^\n]+\n$/);
  return printed.err.trimEnd();
}

const cannotBeUsed = (folder: string, rest: string) => `The data folder ${folder} cannot be used. ${rest}`;

test('names a wrong setting, and a port that is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  expect(await failureOf({ PORT: 'abc' })).toBe('These settings are wrong. PORT: a number from 0 to 65535.');
  expect(await failureOf({ DATABASE_URL: 'mysql://x' })).toBe(
    'These settings are wrong. DATABASE_URL: an address that starts with postgres://.',
  );
  expect(await failureOf({ PORT: String(port) })).toBe(
    `Port ${port} is in use. Try another one: PORT=${port + 1} npm start`,
  );
  taken.close();
});

test('names a data folder that is a file, or lies in one', async () => {
  const file = join(place, 'a-file');
  await writeFile(file, '');
  const rest = 'This path is, or leads through, a file. Remove the file, or set KADAM_DATA to another folder.';
  expect(await failureOf({ KADAM_DATA: file })).toBe(cannotBeUsed(file, rest));
  expect(await failureOf({ KADAM_DATA: join(file, 'inside') })).toBe(cannotBeUsed(join(file, 'inside'), rest));
});

test('names a data folder that cannot be written', async () => {
  // Where the system refuses to make a folder for anybody, also for root.
  const folder = process.platform === 'darwin' ? '/System/kadam' : '/sys/kadam';
  expect(await failureOf({ KADAM_DATA: folder })).toMatch(
    /^The data folder \S+ cannot be used\. (The file system can only be read|This user may not write there)\. .+ or set KADAM_DATA to another folder\.$/,
  );
});

test('begins anew where the first start was cut off before the database was whole', async () => {
  const folder = join(place, 'cut-off');
  await mkdir(join(folder, 'postgres', 'global'), { recursive: true });
  await writeFile(join(folder, 'unfinished'), '');
  const store = await openFolder(folder, notices);
  expect(store.salt).not.toBe('');
  await store.close();
  expect(existsSync(join(folder, 'unfinished'))).toBe(false);
}, 120_000);

test('names data that is damaged or of a newer version, instead of starting as if it was new', async () => {
  const whole = join(place, 'whole');
  await (await openFolder(whole, notices)).close();
  const rest =
    'The database in it is damaged. Put a copy of the folder back, remove the folder to begin anew, or set KADAM_DATA to another folder.';
  const damages: Readonly<Record<string, (database: string) => Promise<void>>> = {
    'no-version': (database) => rm(join(database, 'PG_VERSION')),
    'bad-control': (database) => writeFile(join(database, 'global', 'pg_control'), 'nonsense'),
    'no-tables': (database) => rm(join(database, 'base'), { recursive: true }),
  };
  for (const [name, damage] of Object.entries(damages)) {
    const folder = join(place, name);
    await cp(whole, folder, { recursive: true });
    await damage(join(folder, 'postgres'));
    expect(await failureOf({ KADAM_DATA: folder }), name).toBe(cannotBeUsed(folder, rest));
  }
  const database = await PGlite.create(join(whole, 'postgres'));
  await database.query(`insert into kysely_migration values ('9999-of-the-future', '2030-01-01')`);
  await database.close();
  const newer = 'Its data was written by a newer version. Start that version, or set KADAM_DATA to another folder.';
  expect(await failureOf({ KADAM_DATA: whole })).toBe(cannotBeUsed(whole, newer));
}, 120_000);

// The system gives the reason as its error's code; the embedded engine as a number that is no Error at all.
test.each([
  [
    Object.assign(new Error('EROFS: read-only file system, mkdir'), { code: 'EROFS' }),
    'The file system can only be read.',
  ],
  [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }), 'The disk is full.'],
  [{ name: 'ErrnoError', errno: 51 }, 'The disk is full.'],
  [{ name: 'ErrnoError', errno: 69 }, 'The file system can only be read.'],
  [new Error('What nobody foresaw'), 'What nobody foresaw.'],
  [{ strange: true }, 'The reason is unknown.'],
])('explains the error %o', (error, reason) => {
  expect(folderError('/data', error).message).toContain(`The data folder /data cannot be used. ${reason}`);
});
