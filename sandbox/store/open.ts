import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from './store.ts';

type Causes = readonly (readonly [pattern: RegExp, message: string])[];

const otherVersion = /previously executed migration .* (is missing|to be at index)/;

/** The explanations of the driver's errors; any other error is shown as it is. */
const serverCauses: Causes = [
  [/^3D000/, 'There is no database {database}. Create it (createdb {database}), or correct DATABASE_URL.'],
  [/^42P07/, 'The database {database} has tables of another program. Write an empty one in DATABASE_URL.'],
  [/^ERR_INVALID_URL/, 'It has no valid address. Correct DATABASE_URL.'],
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|timeout exceeded)/,
    'No server answers. Start PostgreSQL, or correct DATABASE_URL.',
  ],
  [otherVersion, 'Its data was written by another version. Start that version, or use another database.'],
];

/** The MB that must be free: for the next file of 16 MB to which the engine writes, and some rows; or for a new database, too. */
const minFree = { existing: 18, new: 60 };

const otherFolder = 'or set KADAM_DATA to another folder';

// The embedded engine uses WebAssembly's numbers for system errors: ENOSPC is 51, EROFS 69, EACCES 2.
const folderCauses: Causes = [
  [/^(EEXIST|ENOTDIR)/, `Part of this path is a file. Remove the file, ${otherFolder}.`],
  [/^(EROFS|69 )/, `The file system is read-only. Make it writable, ${otherFolder}.`],
  [/^ENOENT/, `No folder can be created there. Correct the path, ${otherFolder}.`],
  [/^database is locked/, `Another process uses it. Stop that one, ${otherFolder}.`],
  [/^file is not a database/, `Its lock is damaged. Remove the file lock.sqlite there, ${otherFolder}.`],
  [/^(EACCES|EPERM|2 )/, `This user has no permission to write there. Give it, ${otherFolder}.`],
  [/^(ENOSPC|EDQUOT|51 )/, `The disk is full. Free ${minFree.new} MB or more, ${otherFolder}.`],
  [otherVersion, `Its data was written by another version. Start that version, remove the folder, ${otherFolder}.`],
  [
    /PG_VERSION|Aborted|failed to initialize|unreachable|memory access|^XX00/,
    `Its database is damaged. Restore a copy of the folder, remove the folder, ${otherFolder}.`,
  ],
];

/** The code, number and message of an error; a refused connection contains several errors. */
function errorTexts(error: unknown): readonly string[] {
  const { code, errno, message = Object(error) === error ? '' : error, errors = [] } = Object(error);
  const texts = [code, ...errors.flatMap(errorTexts), errno === undefined ? '' : `${errno} `, message];
  return texts.map((text) => String(text ?? '')).filter((text) => text !== '');
}

function explain(error: unknown, causes: Causes): string {
  const texts = errorTexts(error);
  const [, message] = causes.find(([pattern]) => texts.some((text) => pattern.test(text))) ?? [];
  return message ?? (texts.length > 0 ? `${texts.join(': ')}.` : 'The reason is unknown.');
}

export function folderError(folder: string, cause: unknown): Error {
  const message = `The data folder ${resolve(folder)} cannot be used. ${explain(cause, folderCauses)}`;
  return new Error(message, { cause });
}

/** The message names host, port and database, never the password. */
export function serverError(connectionString: string, cause: unknown): Error {
  const url = URL.canParse(connectionString) ? new URL(connectionString) : undefined;
  const database = url?.pathname.slice(1) || (url?.username ?? '');
  const reason = explain(cause, serverCauses).replaceAll('{database}', database);
  const address = url ? ` at ${url.host}/${database}` : '';
  return new Error(`The PostgreSQL server${address} cannot be used. ${reason}`, { cause });
}

// Store and engine are imported when one is opened: a start needs only one engine, and compiles it beside other imports.

// A quarter of the default, because the engine clears this memory at each start.
const memory = ['-c', 'shared_buffers=32MB'];

/** The free MB of the disk of a folder; no limit where the file system does not report them. */
function freeMegabytesOf(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks > 0 ? (bavail * bsize) / 2 ** 20 : Number.POSITIVE_INFINITY;
}

/** While the disk is full nothing is asked of the engine, which would never return, or call a whole database damaged. */
async function openDatabase(folder: string, free: typeof freeMegabytesOf): Promise<Store> {
  const fullDisk = (least: number) =>
    free(folder) < least && Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const data = join(folder, 'postgres');
  const unfinished = join(folder, 'unfinished');
  // The file remains if an earlier start was interrupted while it created the database.
  if (existsSync(unfinished)) rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  // The engine's own error would not give the reason, such as an earlier start with sudo.
  accessSync(data, constants.W_OK);
  const isNew = readdirSync(data).length === 0;
  // The engine would create a new database in the remains of a damaged one.
  if (!isNew && !existsSync(join(data, 'PG_VERSION'))) throw new Error(`PG_VERSION is missing in ${data}`);
  const full = fullDisk(isNew ? minFree.new : minFree.existing);
  if (full) throw full;
  if (isNew) writeFileSync(unfinished, '');
  const { PGlite } = await import('@electric-sql/pglite');
  const [engine, { storeOnPglite, StoreUnavailable }] = await Promise.all([
    PGlite.create(data, { startParams: [...PGlite.defaultStartParams, ...memory] }),
    import('./store.ts'),
  ]);
  const store = await storeOnPglite(engine);
  rmSync(unfinished, { force: true });
  return {
    ...store,
    async transaction(work) {
      const full = fullDisk(minFree.existing);
      if (full) throw new StoreUnavailable(folderError(folder, full));
      return store.transaction(work);
    },
  };
}

/** Creates a folder and its parents. Not with mkdir's `recursive`, which never ends if none can be created, as in /proc. */
function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Locks a folder for this process until the result is closed: the embedded engine has no lock, and two processes would
 * overwrite each other's rows. The lock is SQLite's on an empty file, which the operating system holds,
 * for all containers of a machine: it lasts while the process is suspended, and ends with it, also after a `kill -9`.
 */
function lockFolder(folder: string): DatabaseSync {
  createFolder(resolve(folder));
  // SQLite's own error would not give the reason.
  accessSync(folder, constants.W_OK);
  const file = new DatabaseSync(join(folder, 'lock.sqlite'));
  file.exec('BEGIN EXCLUSIVE');
  return file;
}

/** A store on the embedded engine in a data folder, which is locked for this process. */
export async function openFolder(folder: string, free = freeMegabytesOf): Promise<Store> {
  try {
    const lock = lockFolder(folder);
    const store = await openDatabase(folder, free).catch((error: unknown) => {
      lock.close();
      throw error;
    });
    return { ...store, close: () => store.close().then(() => lock.close()) };
  } catch (error) {
    throw folderError(folder, error);
  }
}

export async function openServer(connectionString: string): Promise<Store> {
  const [{ Pool }, { storeOnPostgres }] = await Promise.all([
    import('pg').then((pg) => pg.default),
    import('./store.ts'),
  ]);
  const pool = new Pool({ connectionString, max: 8, connectionTimeoutMillis: 10_000 });
  // An error event without a listener ends the process. The pool replaces a broken connection, and a query that used it
  // fails. The pool listens to idle connections only, so each connection needs its own listener.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    return await storeOnPostgres(pool);
  } catch (error) {
    throw serverError(connectionString, error);
  }
}
