import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

const isLocked = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ELOCKED';

export interface LockEvents {
  readonly log: (line: string) => void;
  /** The process was suspended for so long that another one took the folder: it must not write any more. */
  readonly onLost: () => void;
}

/**
 * Locks a folder for this process and returns the function that releases it: the embedded engine has no lock, and two
 * processes would overwrite each other's rows. The lock is a file that is refreshed, so it holds between containers too.
 */
export async function lockFolder(
  folder: string,
  { log, onLost }: LockEvents,
  staleMs = longestBlockMs,
): Promise<() => Promise<void>> {
  const waitMs = staleMs + updateMs;
  mkdirSync(folder, { recursive: true });
  const options = { lockfilePath: join(folder, 'process.lock'), stale: staleMs };
  if (await check(folder, options))
    log(`The data folder ${resolve(folder)} is in use, or was just now: waiting up to ${waitMs / 1000} s for it.`);
  const retries = { retries: Math.ceil(waitMs / retryMs), factor: 1, minTimeout: retryMs, maxTimeout: retryMs };
  try {
    return await lock(folder, { ...options, update: updateMs, onCompromised: onLost, retries });
  } catch (error) {
    throw isLocked(error) ? new FolderInUse(folder) : error;
  }
}
