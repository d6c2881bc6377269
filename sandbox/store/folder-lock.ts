import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${resolve(folder)} is in use by another process. Stop it first, or set KADAM_DATA to another folder.`,
    );
  }
}

/** SQLITE_BUSY: another connection has the lock. */
const busy = 5;

/**
 * Locks a folder for this process and returns the function that releases it: the embedded engine has no lock, and two
 * processes would overwrite each other's rows. The lock is SQLite's on an empty file, which the operating system holds,
 * for all containers of a machine: it lasts while the process is suspended, and ends with it, also after a `kill -9`.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  // SQLite's error does not have the reason.
  accessSync(folder, constants.W_OK);
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    throw Object(error).errcode === busy ? new FolderInUse(folder) : error;
  }
  return () => file.close();
}
