import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const vite = path.join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');

test('nothing of the inspector is in what a borrower gets', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kadam-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // A process of its own: React is loaded here for development, and the build renders the first screen.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder], { env });
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ name }, place) => /inspector/i.test(`${name} ${texts[place]}`))).toEqual([]);
});
