import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const vite = path.join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');
let folder: string;

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'kadam-build-')), 'dist');
  // A process of its own: React is loaded here for development, and the build renders the first screen.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder], { env });
});
// With what the build writes beside it.
afterAll(() => rm(path.dirname(folder), { recursive: true }));

test('nothing of the inspector is in what a borrower gets', async () => {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ name }, place) => /inspector/i.test(`${name} ${texts[place]}`))).toEqual([]);
});

test('the licence notices and the bill of materials name the packages that the app imports, and none of the sandbox or the tools', async () => {
  const notices = await readFile(path.join(folder, 'licenses.txt'), 'utf8');
  const { components } = JSON.parse(await readFile(path.join(folder, 'sbom.json'), 'utf8'));
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const imported = Object.keys(dependencies).filter((name) =>
    sources.some((text) => new RegExp(`^import (?!type ).*'${name}['/]`, 'm').test(text)),
  );
  const bundled: string[] = components.map(({ name }: { name: string }) => name);
  expect(imported).toContain('dompurify');
  expect(bundled.filter((name) => name in dependencies).toSorted()).toEqual(imported.toSorted());

  for (const { name, version, hashes, licenses, purl } of components) {
    expect(notices).toContain(`${name} ${version}\nLicense: ${licenses[0].expression}\n`);
    expect(hashes[0].content, name).toMatch(/^[\da-f]{128}$/);
    expect(decodeURIComponent(purl)).toBe(`pkg:npm/${name}@${version}`);
  }
  expect(notices).not.toContain('See the package.');
});
