import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The folder belongs to another process that is alive. */
export class FolderInUse extends Error {
  constructor(folder: string, owner = '') {
    const [pid] = owner.split(' ');
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first, or set KADAM_DATA to another folder.`);
  }
}

const heldHere = new Set<string>();

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * When a process began, where the system tells: a number may be given to another process later.
 * A killed process that nobody has cleared away yet is told as none.
 */
function birthOf(pid: number): string {
  const stat = textOf(`/proc/${pid}/stat`) ?? '';
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? '' : (fields[18] ?? '');
}

const self = `${process.pid} ${birthOf(process.pid)}`.trim();

function isAlive(owner: string): boolean {
  const [number = '', birth = ''] = owner.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || birthOf(pid) !== birth) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Makes the lock with its content in one step, so that nobody reads it half written. */
function claim(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${self}\n`);
  try {
    linkSync(own, lock);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

async function take(folder: string, lock: string): Promise<void> {
  for (let tries = 0; !claim(lock); tries += 1) {
    const owner = textOf(lock);
    if (owner !== undefined && (isAlive(owner) || tries > 5)) throw new FolderInUse(folder, owner);
    if (owner !== undefined && textOf(lock) === owner) rmSync(lock, { force: true });
  }
  // Two that find the same stale lock may each remove it: whoever came last stands in the file, the other gives way.
  await pause(20);
  if (textOf(lock) !== self) throw new FolderInUse(folder, textOf(lock));
}

/**
 * Takes a folder for this process alone: the embedded engine has no lock of its own, and two processes on one folder
 * lose each other's rows. A lock that a killed process left behind is taken over. Gives the function that frees it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const lock = join(resolve(folder), 'kadam.lock');
  if (heldHere.has(lock)) throw new FolderInUse(folder, self);
  mkdirSync(folder, { recursive: true });
  heldHere.add(lock);
  try {
    await take(folder, lock);
  } catch (error) {
    heldHere.delete(lock);
    throw error;
  }
  return () => {
    if (heldHere.delete(lock) && textOf(lock) === self) rmSync(lock, { force: true });
  };
}
