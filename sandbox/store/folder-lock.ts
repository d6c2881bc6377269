import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Creates a folder, and those above it. The option `recursive` of mkdir never ends where no folder can be, as in /proc. */
function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Locks a folder for this process and returns the function that releases it: the embedded engine has no lock, and two
 * processes would overwrite each other's rows. The lock is SQLite's on an empty file, which the operating system holds,
 * for all containers of a machine: it lasts while the process is suspended, and ends with it, also after a `kill -9`.
 */
export function lockFolder(folder: string): () => void {
  createFolder(resolve(folder));
  // SQLite's error does not have the reason.
  accessSync(folder, constants.W_OK);
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  file.exec('BEGIN EXCLUSIVE');
  return () => file.close();
}
