import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { check, lock } from 'proper-lockfile';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${resolve(folder)} is in use by another process. Stop it first, or set KADAM_DATA to another folder.`,
    );
  }
}

const updateMs = 2_000;
/** Longer than the embedded engine can block the refresh of the lock on a busy machine. */
const longestBlockMs = 15_000;
const retryMs = 500;

/** Longer than another process takes from reading that a lock is stale to removing it. */
const settleMs = 500;

export interface LockEvents {
  readonly log: (line: string) => void;
  /** The process was suspended for so long that another one took the folder: it must not write any more. */
  readonly onLost: () => void;
}

/**
 * Processes that find a stale lock at once may each remove it, the second one the lock of the first. The last one to
 * write its name has the folder.
 */
async function isLastOwner(folder: string): Promise<boolean> {
  const [file, name] = [join(folder, 'process.owner'), randomUUID()];
  writeFileSync(file, name);
  await pause(settleMs);
  return readFileSync(file, 'utf8') === name;
}

/**
 * Locks a folder for this process and returns the function that releases it: the embedded engine has no lock, and two
 * processes would overwrite each other's rows. The lock is a file that is refreshed, so it holds between containers too.
 */
export async function lockFolder(folder: string, { log, onLost }: LockEvents, staleMs = longestBlockMs) {
  const waitMs = staleMs + updateMs;
  mkdirSync(folder, { recursive: true });
  const lockfilePath = join(folder, 'process.lock');
  const options = { lockfilePath, stale: staleMs };
  const isFree = !existsSync(lockfilePath);
  if (await check(folder, options))
    log(`The data folder ${resolve(folder)} is in use, or was just now: waiting up to ${waitMs / 1000} s for it.`);
  const retries = { retries: Math.ceil(waitMs / retryMs), factor: 1, minTimeout: retryMs, maxTimeout: retryMs };
  let isTaken = false;
  const onCompromised = () => isTaken || onLost();
  const locking = lock(folder, { ...options, update: updateMs, onCompromised, retries });
  const release = await locking.catch((error) => {
    throw error.code === 'ELOCKED' ? new FolderInUse(folder) : error;
  });
  isTaken = !isFree && !(await isLastOwner(folder));
  if (isTaken) throw new FolderInUse(folder);
  return release;
}
