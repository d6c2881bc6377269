import { resolve } from 'node:path';
import { FolderInUse } from './folder-lock.ts';

type Causes = readonly (readonly [pattern: RegExp, message: string])[];

const otherVersion = /previously executed migration .* (is missing|to be at index)/;

/** Any other error of the driver is shown as it is. */
const serverCauses: Causes = [
  [/^3D000/, 'There is no database {database}. Create it (createdb {database}), or correct DATABASE_URL.'],
  [/^42P07/, 'The database {database} has tables of another program. Write an empty one in DATABASE_URL.'],
  [/^ECONNREFUSED/, 'No server answers. Start PostgreSQL, or correct DATABASE_URL.'],
  [otherVersion, 'Its data was written by another version. Start that version, or use another database.'],
];

const otherFolder = 'or set KADAM_DATA to another folder';

// The embedded engine uses WebAssembly's numbers for system errors: ENOSPC is 51, EROFS 69, EACCES 2.
const folderCauses: Causes = [
  [/^(EEXIST|ENOTDIR)/, `Part of this path is a file. Remove the file, ${otherFolder}.`],
  [/^(EROFS|69 )/, `The file system is read-only. Make it writable, ${otherFolder}.`],
  [/^(EACCES|EPERM|2 )/, `This user has no permission to write there. Give it, ${otherFolder}.`],
  [/^(ENOSPC|EDQUOT|51 )/, `The disk is full. Free 60 MB or more, ${otherFolder}.`],
  [otherVersion, `Its data was written by another version. Start that version, remove the folder, ${otherFolder}.`],
  [
    /PG_VERSION|Aborted|failed to initialize|unreachable|memory access|^XX00/,
    `Its database is damaged. Restore a copy of the folder, remove the folder, ${otherFolder}.`,
  ],
];

/** The code, number and message of an error; a refused connection contains several errors. */
function errorTexts(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return [String(error)];
  const inner = error instanceof AggregateError ? error.errors.flatMap(errorTexts) : [];
  const number = 'errno' in error && error.errno !== undefined ? [`${error.errno} `] : [];
  const code = 'code' in error && error.code !== undefined ? [String(error.code)] : [];
  return [...code, ...inner, ...number, 'message' in error ? String(error.message) : ''];
}

function explain(error: unknown, causes: Causes): string {
  const texts = errorTexts(error).filter((text) => text !== '');
  const [, message] = causes.find(([pattern]) => texts.some((text) => pattern.test(text))) ?? [];
  return message ?? (texts.length > 0 ? `${texts.join(': ')}.` : 'The reason is unknown.');
}

export function folderError(folder: string, cause: unknown): Error {
  if (cause instanceof FolderInUse) return cause;
  const message = `The data folder ${resolve(folder)} cannot be used. ${explain(cause, folderCauses)}`;
  return new Error(message, { cause });
}

/** The message names host, port and database, never the password. */
export function serverError(connectionString: string, cause: unknown): Error {
  const url = URL.canParse(connectionString) ? new URL(connectionString) : undefined;
  const database = decodeURIComponent(url?.pathname.slice(1) || (url?.username ?? ''));
  const reason = explain(cause, serverCauses).replaceAll('{database}', database);
  const address = url ? ` at ${url.host}/${database}` : '';
  return new Error(`The PostgreSQL server${address} cannot be used. ${reason}`, { cause });
}
