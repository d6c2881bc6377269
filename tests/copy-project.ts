import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const left = ['node_modules', 'dist', 'test-results', 'storybook-static', '.data', '.git'];

// Other tests write folders of this name beside their files, and remove them meanwhile.
const isLeft = (source: string) => left.includes(path.relative(root, source)) || /\bwritten-\w+/.test(source);

/** A copy of the project with its packages, until the end of the test or of what `atEnd` waits for. */
export async function copyProject(atEnd: (remove: () => Promise<void>) => void = onTestFinished): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'kadam-copy-'));
  atEnd(() => rm(copy, { recursive: true }));
  await cp(root, copy, { recursive: true, filter: (source) => !isLeft(source) });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
