import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const left = ['node_modules', 'dist', 'test-results', 'storybook-static', '.data', '.git'];

// Other tests write folders of this name beside their files, and remove them meanwhile.
const isLeft = (source: string) => left.includes(path.relative(root, source)) || /\bwritten-\w+/.test(source);

type AtEnd = (remove: () => Promise<void>) => void;

/** An empty folder whose path starts so, until the end of the test or of what `atEnd` waits for. */
export async function temporaryFolder(start = path.join(tmpdir(), 'kadam-'), atEnd: AtEnd = onTestFinished) {
  const folder = await mkdtemp(start);
  atEnd(() => rm(folder, { recursive: true }));
  return folder;
}

/** A copy of the project with its packages, until the end of the test or of what `atEnd` waits for. */
export async function copyProject(atEnd?: AtEnd): Promise<string> {
  const copy = await temporaryFolder(undefined, atEnd);
  await cp(root, copy, { recursive: true, filter: (source) => !isLeft(source) });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
