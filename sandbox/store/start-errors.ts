import { resolve } from 'node:path';
import { FolderInUse } from './folder-lock.ts';

/** Why the store cannot be opened, where, and what to do about it. */
export class CannotOpen extends Error {}

type Causes = readonly (readonly [when: RegExp, message: string])[];

const newer = /previously executed migration .* (is missing|to be at index)/;

/** `{place}` is host, port and database without the password; `{user}` and `{database}` are those of DATABASE_URL. */
const serverCauses: Causes = [
  [/^3D000/, 'There is no database {database}. Create it (createdb {database}), or correct DATABASE_URL.'],
  [/^28P01/, 'The password of the user {user} is wrong. Correct it in DATABASE_URL.'],
  [/^28000/, 'The server refuses the user {user}. Correct DATABASE_URL, or allow this user in pg_hba.conf.'],
  [/^42501/, 'The user {user} has not all rights. Make the user owner of the database {database}.'],
  [/^42P07/, 'The database {database} has tables of something else. Name an empty one in DATABASE_URL.'],
  [/^25006/, 'The database can only be read. Name the primary server in DATABASE_URL.'],
  [/^53100/, 'The disk of the server is full. Free some space there.'],
  [/^53300/, 'The server has no connection left. Raise its max_connections, or stop another client.'],
  [/^57P0/, 'The server is starting or stopping. Try again in a moment.'],
  [/^ECONNREFUSED/, 'No server answers there. Start PostgreSQL, or correct DATABASE_URL.'],
  [/^(ENOTFOUND|EAI_AGAIN)/, 'There is no host of this name. Correct DATABASE_URL.'],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)|timeout exceeded/, 'The host does not answer. Check it, and the firewall.'],
  [/does not support SSL/, 'The server does not use TLS. Take sslmode out of DATABASE_URL.'],
  [newer, 'Its data was written by a newer version. Start that version, or name another database in DATABASE_URL.'],
];

const elsewhere = 'or set KADAM_DATA to another folder';

// The embedded engine names an error of the system by the numbers of WebAssembly: ENOSPC 51, EROFS 69, EACCES 2.
const folderCauses: Causes = [
  [/^(EEXIST|ENOTDIR)/, `This path is, or leads through, a file. Remove the file, ${elsewhere}.`],
  [/^(EROFS|69 )/, `The file system can only be read. Make it writable, ${elsewhere}.`],
  [/^(EACCES|EPERM|2 )/, `This user may not write there. Give the user the right to, ${elsewhere}.`],
  [/^(ENOSPC|EDQUOT|51 )/, `The disk is full. Free 60 MB or more, ${elsewhere}.`],
  [newer, `Its data was written by a newer version. Start that version, ${elsewhere}.`],
  [
    /PG_VERSION|Aborted|failed to initialize|unreachable|memory access|^XX00/,
    `The database in it is damaged. Put a copy of the folder back, remove the folder to begin anew, ${elsewhere}.`,
  ],
];

/** Errors differ in where they say what they are: a code, a number, a message; a refused connection has several. */
function signsOf(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return [String(error)];
  const inside = error instanceof AggregateError ? error.errors.flatMap(signsOf) : [];
  const number = 'errno' in error && error.errno !== undefined ? [`${error.errno} `] : [];
  const code = 'code' in error && error.code !== undefined ? [String(error.code)] : [];
  return [...code, ...inside, ...number, 'message' in error ? String(error.message) : ''];
}

function explain(error: unknown, causes: Causes): string {
  const signs = signsOf(error).filter((sign) => sign !== '');
  const [, message] = causes.find(([when]) => signs.some((sign) => when.test(sign))) ?? [];
  return message ?? (signs.length > 0 ? `${signs.join(': ')}.` : 'The reason is unknown.');
}

export function folderError(folder: string, cause: unknown): Error {
  if (cause instanceof FolderInUse) return cause;
  const message = `The data folder ${resolve(folder)} cannot be used. ${explain(cause, folderCauses)}`;
  return new CannotOpen(message, { cause });
}

export function serverError(connectionString: string, cause: unknown): Error {
  const url = URL.canParse(connectionString) ? new URL(connectionString) : undefined;
  const user = decodeURIComponent(url?.username ?? '') || '(none)';
  const database = decodeURIComponent(url?.pathname.slice(1) ?? '') || user;
  const place = url ? ` at ${url.host}/${database}` : '';
  const reason = explain(cause, serverCauses).replaceAll('{user}', user).replaceAll('{database}', database);
  return new CannotOpen(`The PostgreSQL server${place} cannot be used. ${reason}`, { cause });
}
