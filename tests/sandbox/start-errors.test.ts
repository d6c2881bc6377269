import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { addressOf, listen } from '#sandbox/serve.ts';
import { readSettings } from '#sandbox/server-settings.ts';
import { folderError, openFolder, openServer } from '#sandbox/store/open.ts';
import { clockOffset } from '#sandbox/store/store.ts';
import { startSandbox } from '../../scripts/journey/start-sandbox.ts';
import { temporaryFolder } from '../copy-project.ts';
import { runScript } from '../run-script.ts';
import { newFolder } from './open-store.ts';

const root = await temporaryFolder(undefined, afterAll);

/** Starts a sandbox that fails, and returns the one line that it prints. */
async function failureOf(folder: string): Promise<string> {
  const { exited, printed, end } = startSandbox({ KADAM_DATA: folder });
  onTestFinished(() => void end('SIGKILL'));
  expect(await exited).toBe(1);
  expect(printed.err).toMatch(/^[^\n]+\n$/);
  return printed.err.trimEnd();
}

const cannotBeUsed = (folder: string, rest: string) => `The data folder ${folder} cannot be used. ${rest}`;

const noOrigin = 'KADAM_ORIGIN must be an origin such as https://kadam.example.';

test.each<readonly [settings: Record<string, string>, problem: string]>([
  ...['abc', '-1', '65536'].map((PORT) => [{ PORT }, 'PORT must be a number from 0 to 65535.'] as const),
  [{ PORT: '1.5', KADAM_LOG: 'xml' }, 'PORT must be a number from 0 to 65535; KADAM_LOG must be text or json.'],
  [{ KADAM_DATA: 'postgres://x' }, 'KADAM_DATA must be a folder, not an address.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres://.'],
  // If a mistyped setting were ignored, the data would be in another folder, and look lost.
  [{ KADAM_DATA_DIR: '/srv/kadam' }, 'KADAM_DATA_DIR is unknown, and sandbox/README.md lists the settings.'],
  [{ KADAM_ORIGIN: 'kadam.example' }, noOrigin],
  [{ KADAM_ORIGIN: 'ftp://kadam.example' }, noOrigin],
  [{ KADAM_ORIGIN: 'https://kadam.example/app' }, noOrigin],
  [{ KADAM_ORIGIN: 'https://user@kadam.example' }, noOrigin],
])('the error names the wrong setting %o', (settings, problem) => {
  expect(() => readSettings(settings, [])).toThrow(new Error(`Settings: ${problem}`));
});

test('the error names a port that is in use, or a host that is none', async () => {
  const fetch = () => new Response();
  const taken = await listen('127.0.0.1', 0, fetch);
  const port = Number(new URL(addressOf(taken, '127.0.0.1')).port);
  await expect(listen('127.0.0.1', port, fetch)).rejects.toThrow(
    `Port ${port} is in use. Try another one: PORT=${port + 1} npm start`,
  );
  taken.close();
  await expect(listen('host.invalid', 0, fetch)).rejects.toThrow(/host\.invalid.*\. Correct HOST or PORT\.$/);
});

test.each(['postgres://u:p%zz@127.0.0.1:1/db%zz', 'postgres://127.0.0.1:99999/db', 'postgres://host.invalid/db'])(
  'the error asks for a correction of DATABASE_URL=%s',
  async (address) => {
    await expect(openServer(address)).rejects.toThrow(
      /^The PostgreSQL server.* cannot be used\. .*orrect DATABASE_URL/,
    );
  },
);

test.each(['', ' '])('a setting that is %j counts as absent', (nothing) => {
  const none = readSettings({}, []);
  const empty = Object.fromEntries(
    Object.keys({ ...none, DATABASE_URL: '', KADAM_ORIGIN: '', KADAM_LOG: '' }).map((name) => [name, nothing]),
  );
  expect(readSettings(empty, [])).toEqual(none);
});

test('the error names a data folder that is a file, or is inside a file', async () => {
  const file = join(root, 'a-file');
  await writeFile(file, '');
  const rest = 'Part of this path is a file. Remove the file, or set KADAM_DATA to another folder.';
  expect(await failureOf(file)).toBe(cannotBeUsed(file, rest));
  const inside = join(file, 'inside');
  await expect(openFolder(inside)).rejects.toThrow(cannotBeUsed(inside, rest));
});

test('the error names a damaged lock, and does not call the database damaged', async () => {
  const folder = join(root, 'damaged-lock');
  await mkdir(folder);
  await writeFile(join(folder, 'lock.sqlite'), 'nonsense');
  const rest = 'Its lock is damaged. Remove the file lock.sqlite there, or set KADAM_DATA to another folder.';
  await expect(openFolder(folder)).rejects.toThrow(cannotBeUsed(folder, rest));
});

test('on a port, a data folder or a database that cannot be used, not even a build is started', async () => {
  const taken = await listen('127.0.0.1', 0, () => new Response());
  const folder = join(root, 'not-a-folder');
  await writeFile(folder, '');
  const cases = [
    [{ PORT: new URL(addressOf(taken, '127.0.0.1')).port }, /^Port \d+ is in use\. .+\n$/],
    [{ KADAM_DATA: folder }, /^The data folder .+\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^The PostgreSQL server .+\n$/],
  ] as const;
  for (const [settings, message] of cases) {
    // With an unknown setting, a build would print another error.
    const { exited, printed } = startSandbox({ ...settings, VITE_UNKNOWN: '' }, ['--build']);
    expect([await exited, printed.err]).toEqual([1, expect.stringMatching(message)]);
  }
  taken.close();
});

test('an unknown flag or word ends it with the status 2, as with every command', async () => {
  const { exited, printed } = startSandbox({}, ['--x']);
  expect([await exited, printed.err]).toEqual([2, "Unknown option '--x'. sandbox/README.md lists the flags.\n"]);
  expect(() => readSettings({}, ['x'])).toThrow(
    expect.objectContaining({ code: expect.stringMatching(/^ERR_PARSE_ARGS/) }),
  );
});

test('the error names a data folder that cannot be written', async () => {
  // Not even root can create a folder here.
  for (const folder of process.platform === 'darwin' ? ['/System/kadam'] : ['/sys/kadam', '/proc/kadam']) {
    await expect(openFolder(folder)).rejects.toThrow(
      /^The data folder \S+ cannot be used\. (The file system|This user|No folder).+, or set KADAM_DATA to another folder\.$/,
    );
  }
});

test.each([
  ['data folder', 0o555, 0o777],
  ['database', 0o777, 0o555],
])('the error names a %s that belongs to another user, and does not call it damaged', async (what, mode, inside) => {
  const folder = join(root, `${what} of another user`);
  const database = join(folder, 'postgres');
  await mkdir(database, { recursive: true });
  await writeFile(join(database, 'PG_VERSION'), '17');
  await Promise.all([chmod(root, 0o711), chmod(folder, mode), chmod(database, inside)]);
  const open = `const { openFolder } = await import('#sandbox/store/open.ts');
    if (process.getuid() === 0) process.setuid(65534);
    await openFolder('${folder}').catch(({ message }) => console.log(message));`;
  const { stdout } = await runScript(['--input-type=module', '--eval', open]);
  const rest = 'This user has no permission to write there. Give it, or set KADAM_DATA to another folder.';
  expect(stdout.trim()).toBe(cannotBeUsed(folder, rest));
});

test('a database whose first start was interrupted is created again', async () => {
  const folder = join(root, 'interrupted');
  const { end } = startSandbox({ KADAM_DATA: folder });
  await expect.poll(() => existsSync(join(folder, 'unfinished')), { timeout: 20_000 }).toBe(true);
  await end('SIGKILL');
  // The set-up of the tests has opened a folder as an interrupted start leaves it.
  expect(readdirSync(inject('snapshot'))).toEqual(['empty.tar', 'lock.sqlite', 'postgres']);
});

test('damaged data is an error, and is not replaced by a new database', async () => {
  const whole = await newFolder();
  const rest =
    'Its database is damaged. Restore a copy of the folder, remove the folder, or set KADAM_DATA to another folder.';
  const damaged = async (name: string, damage: (database: string) => Promise<void>) => {
    const folder = join(root, name);
    await cp(whole, folder, { recursive: true });
    await damage(join(folder, 'postgres'));
    return folder;
  };
  const noVersion = await damaged('no-version', (database) => rm(join(database, 'PG_VERSION')));
  await expect(openFolder(noVersion)).rejects.toThrow(cannotBeUsed(noVersion, rest));
  const folders = await Promise.all([
    damaged('bad-control', (database) => writeFile(join(database, 'global', 'pg_control'), 'nonsense')),
    damaged('no-tables', (database) => rm(join(database, 'base'), { recursive: true })),
  ]);
  expect(await Promise.all(folders.map(failureOf))).toEqual(folders.map((folder) => cannotBeUsed(folder, rest)));
  await rm(whole, { recursive: true });
}, 120_000);

test('a full disk refuses the start and each request, and a whole database is used again when there is space', async () => {
  const folder = await newFolder();
  const full = cannotBeUsed(folder, 'The disk is full. Free 60 MB or more, or set KADAM_DATA to another folder.');
  await expect(openFolder(folder, () => 0)).rejects.toThrow(full);
  const missing = join(root, 'not yet');
  // Enough for a database that exists.
  await expect(openFolder(missing, () => 32)).rejects.toThrow('The disk is full.');
  let free = Number.POSITIVE_INFINITY;
  const store = await openFolder(folder, () => free);
  free = 16;
  await expect(store.transaction(clockOffset)).rejects.toThrow(`The database cannot be reached: ${full}`);
  free = 64;
  expect(await store.transaction(clockOffset)).toBe(0);
  await store.close();
  await rm(folder, { recursive: true });
});

// The embedded engine throws numbers that are not errors. server/start-errors.test.ts shows that the migrations throw such
// an error for data of another version.
test.each([
  [
    new Error('corrupted migrations: previously executed migration 9999 is missing'),
    'Its data was written by another version.',
  ],
  [Object.assign(new Error('EROFS: read-only file system, mkdir'), { code: 'EROFS' }), 'The file system is read-only.'],
  [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }), 'The disk is full.'],
  [{ name: 'ErrnoError', errno: 51 }, 'The disk is full.'],
  [{ name: 'ErrnoError', errno: 69 }, 'The file system is read-only.'],
  [new Error('Something else'), 'Something else.'],
  [{ strange: true }, 'The reason is unknown.'],
])('explains the error %o', (error, reason) => {
  expect(folderError('/data', error).message).toContain(`The data folder /data cannot be used. ${reason}`);
});
