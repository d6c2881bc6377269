import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from './command.ts';

/** Runs a program and returns what it prints. Throws if it fails. */
export function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd();
}

/** The hash of a commit by the name that a command was given. */
export function commitOf(ref: string | undefined, command: string): string {
  if (ref === undefined) throw new UsageError(`Which commit to compare with? npm run ${command} -- main`);
  try {
    return run('git', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new UsageError(`'${ref}' is not a commit here. Give a branch, a tag or a hash, such as origin/main.`);
  }
}

/** The files that differ between a commit and this checkout, with those that are not committed. */
export function changedFiles(commit: string): string[] {
  const changed = run('git', 'diff', '--name-only', '--no-renames', '--relative', commit);
  const added = run('git', 'ls-files', '--others', '--exclude-standard');
  return `${changed}\n${added}`.split('\n').filter(Boolean);
}

/** Writes files of a commit to a folder for as long as `use` takes; they use the packages of this checkout. */
export async function withCheckout<Result>(
  commit: string,
  files: readonly string[],
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  // Not inside node_modules, where Vite would treat the files as those of a package.
  const folder = mkdtempSync(path.join(tmpdir(), 'kadam-commit-'));
  try {
    const archive = path.join(folder, 'files.tar');
    run('git', 'archive', `--output=${archive}`, commit, ...files);
    run('tar', '-xf', archive, '-C', folder);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
