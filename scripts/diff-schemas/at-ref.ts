import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Journey } from './compare.ts';

const run = promisify(execFile);

/** What git says, without the line's end. */
export async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trimEnd();
}

/** A journey as it was, and with what it had to be read. */
export interface Earlier {
  readonly journey: Journey;
  /** Why the engine of that time had to read it: what is gone from ours. */
  readonly note?: string;
}

const reasonOf = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));

async function unpack(root: string, commit: string, folder: string, ...paths: string[]): Promise<void> {
  const archive = path.join(folder, 'then.tar');
  await git(root, 'archive', '--format=tar', `--output=${archive}`, commit, ...paths);
  await run('tar', ['-xf', archive, '-C', folder]);
}

async function importJourney(folder: string): Promise<Journey> {
  const index = await import(pathToFileURL(path.join(folder, 'schemas/index.ts')).href);
  if (!Array.isArray(index.journey)) throw new Error('schemas/index.ts exports no journey');
  return index.journey;
}

/**
 * The schemas of a commit, run against the engine as it is now, so that both sides speak of rules in the same way.
 * A package of its own outside node_modules: there Node would neither strip types nor follow `#engine/…`.
 */
async function withEngineOfNow(root: string, commit: string, folder: string): Promise<Journey> {
  await unpack(root, commit, folder, 'schemas');
  await copyFile(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  await symlink(path.join(root, 'src'), path.join(folder, 'src'), 'junction');
  return importJourney(folder);
}

async function withItsEngine(root: string, commit: string, folder: string): Promise<Journey> {
  await unpack(root, commit, folder, 'schemas', 'src', 'package.json');
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return importJourney(folder);
}

/** The journey of a commit. Where its schemas need what our engine has no more, the engine of that time reads them. */
export async function journeyAt(root: string, commit: string): Promise<Earlier> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kadam-diff-'));
  const [now, then] = [path.join(folder, 'now'), path.join(folder, 'then')];
  await Promise.all([mkdir(now), mkdir(then)]);
  try {
    return { journey: await withEngineOfNow(root, commit, now) };
  } catch (error) {
    const note = `Read with the engine of that commit, since ours cannot: ${reasonOf(error)}.`;
    return { journey: await withItsEngine(root, commit, then), note };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
