import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lock } from 'proper-lockfile';

/** Another process has the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${resolve(folder)} is in use by another process. Stop it first, or set KADAM_DATA to another folder.`,
    );
  }
}

const updateMs = 2_000;
/** Longer than the embedded engine keeps a busy machine from refreshing the lock. */
const staleMs = 15_000;
const waitMs = staleMs + updateMs;
const tryEveryMs = 500;

const isLocked = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ELOCKED';

/** What a process does with the notices of its data folder. */
export interface FolderNotices {
  readonly log: (line: string) => void;
  /** Another process took the folder, because this one was suspended for so long that it looked dead: nothing may be written. */
  readonly onLost: () => void;
}

/**
 * Takes a folder for this process alone: the embedded engine has no lock of its own, and two processes on one folder
 * lose each other's rows. The lock is a folder whose time is refreshed, so that it also holds between containers; a killed
 * process leaves one that is not refreshed any more, and is taken over. Gives the function that frees it.
 */
export async function lockFolder(folder: string, { log, onLost }: FolderNotices): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const options = {
    lockfilePath: join(folder, 'process.lock'),
    stale: staleMs,
    update: updateMs,
    onCompromised: onLost,
  };
  const tries = { retries: Math.ceil(waitMs / tryEveryMs), factor: 1, minTimeout: tryEveryMs, maxTimeout: tryEveryMs };
  try {
    return await lock(folder, options);
  } catch (error) {
    if (!isLocked(error)) throw error;
  }
  log(
    `The data folder ${resolve(folder)} is in use, or was until a moment ago: waiting up to ${waitMs / 1000} s for it.`,
  );
  try {
    return await lock(folder, { ...options, retries: tries });
  } catch (error) {
    throw isLocked(error) ? new FolderInUse(folder) : error;
  }
}
