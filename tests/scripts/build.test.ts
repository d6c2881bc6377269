import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, createServer, parseSync, type Rolldown } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

// The output of the last npm run build.
const folder = 'dist';

test('the build has nothing of the inspector', async () => {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ name }, place) => /inspector/i.test(`${name} ${texts[place]}`))).toEqual([]);
});

test.each(['index.html', 'app.html'])('each file that %s names is in the build', (page) => {
  const names = readFileSync(path.join(folder, page), 'utf8').matchAll(/ (?:href|src)="\/([^"#]+\.\w+)/g);
  const files = new Set(Array.from(names, ([, name = '']) => name));
  expect(files.size).toBeGreaterThan(2);
  expect([...files].filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
});

test('the page of / has its styles in it, and names the code of the first tap and of what works beside the screens, which is fetched once the page is idle', () => {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const [, styles = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)" disabled>/.exec(page) ?? [];
  expect(page).toContain(`<style>${readFileSync(path.join(folder, styles), 'utf8').trim()}</style>`);
  const [, ahead = ''] = / data-ahead="([^"]+)"/.exec(page) ?? [];
  expect(ahead.match(/\w+(?=-[\w-]{8}\.js)/g)).toEqual(['client', 'dialog', 'journey', 'login', 'background']);
});

test('every page but / loads ahead what draws its screen', () => {
  const page = readFileSync(path.join(folder, 'app.html'), 'utf8');
  expect(page).toMatch(/<link rel="modulepreload"[^>]* href="\/static\/js\/journey-[^"]+\.js">/);
});

test('the licence notices and the bill of materials name the packages that the app imports, and none of the sandbox or the tools', async () => {
  const notices = await readFile(path.join(folder, 'licenses.txt'), 'utf8');
  const { components } = JSON.parse(await readFile(path.join(folder, 'sbom.json'), 'utf8'));
  const imports = globSync('src/**/*.{ts,tsx}')
    .flatMap((file) => parseSync(file, readFileSync(file, 'utf8')).module.staticImports)
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => `${moduleRequest.value}/`);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const imported = Object.keys(dependencies).filter((name) => imports.some((text) => text.startsWith(`${name}/`)));
  const bundled: string[] = components.map(({ name }: { name: string }) => name);
  expect(imported).toContain('dompurify');
  expect(bundled.filter((name) => name in dependencies).toSorted()).toEqual(imported.toSorted());

  for (const { name, version, licenses, purl } of components) {
    expect(notices).toContain(`${name} ${version}\nLicense: ${licenses[0].expression}\n`);
    expect(decodeURIComponent(purl)).toBe(`pkg:npm/${name}@${version}`);
  }
  expect(notices).not.toContain('See the package.');
});

test.each([
  [{ VITE_SERVICE_WORKER: 'no' }, 'Settings: VITE_SERVICE_WORKER must be on or off.'],
  [
    { VITE_WORDING_VARIANT: 'Diwali offer' },
    "Settings: VITE_WORDING_VARIANT is 'Diwali offer', and no step in schemas/ has that variant.",
  ],
  [{ KADAM_ORIGIN: 'loans.example' }, 'Settings: KADAM_ORIGIN must be an origin such as https://kadam.example.'],
])('the setting %o ends the build with one line, and keeps the last build', (setting, line) => {
  const before = statSync(folder).ctimeMs;
  const env = { ...process.env, ...setting };
  const build = spawnSync(process.execPath, ['--run', 'build'], { encoding: 'utf8', env });
  expect([build.status, build.stderr]).toEqual([1, `${line}\n`]);
  expect(statSync(folder).ctimeMs).toBe(before);
});

test('a development server that reads a wrong setting keeps the earlier settings', async () => {
  const server = await createServer({ logLevel: 'silent', server: { port: 0, ws: false, watch: null } });
  onTestFinished(() => server.close());
  await server.listen();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  vi.stubEnv('VITE_SERVICE_WORKER', 'no');
  await server.restart();
  expect(exit).not.toHaveBeenCalled();
  expect((await fetch(server.resolvedUrls?.local[0] ?? '')).status).toBe(200);
});

test('a build has what its settings name: the phone number for a browser that is too old or has no scripts, and the worker that removes another', async () => {
  vi.stubEnv('VITE_SUPPORT_PHONE', '+911123456789');
  vi.stubEnv('VITE_SERVICE_WORKER', 'off');
  const { output } = (await build({ logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput;
  const textOf = (name: string) =>
    output.flatMap((file) => (file.fileName === name && 'source' in file ? String(file.source) : [])).join();
  for (const page of ['index.html', 'app.html'])
    expect(textOf(page).match(/\+91[\d ]+\d/g)).toEqual(Array(6).fill('+911123456789'));
  expect(textOf('sw.js')).toMatch(/^(?!.*\/static\/).*registration\.unregister\(\)/s);
}, 60_000);
