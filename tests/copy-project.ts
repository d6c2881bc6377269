import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const omitted = ['node_modules', 'dist', 'test-results', 'storybook-static', '.data', '.git'];

// Other tests write folders named `written-…` beside their files, and may remove them while the project is copied.
const isOmitted = (source: string) => omitted.includes(path.relative(root, source)) || /\bwritten-\w+/.test(source);

export type AtEnd = (remove: () => Promise<void>) => void;

/** An empty folder whose path begins with `start`. It is removed at the end of the test, or when `atEnd` calls its argument. */
export async function temporaryFolder(start = path.join(tmpdir(), 'kadam-'), atEnd: AtEnd = onTestFinished) {
  const folder = await mkdtemp(start);
  atEnd(() => rm(folder, { recursive: true }));
  return folder;
}

/** A copy of the project with its packages, removed as a temporary folder is. */
export async function copyProject(atEnd?: AtEnd): Promise<string> {
  const copy = await temporaryFolder(undefined, atEnd);
  await cp(root, copy, { recursive: true, filter: (source) => !isOmitted(source) });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
