import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../copy-project.ts';
import { freePort } from '../free-port.ts';

const root = path.join(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');

function startDev(cwd: string, settings: Readonly<Record<string, string>> = {}) {
  const PATH = `${bin}${path.delimiter}${process.env.PATH}`;
  const env = { ...process.env, NO_COLOR: '1', SANDBOX_PORT: '0', PATH, ...settings };
  return spawn(process.execPath, ['scripts/dev.ts', '--port', '0'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

test('npm run dev fails where the sandbox cannot start', { timeout: 60_000 }, async () => {
  const dev = startDev(root, { KADAM_DATA: path.join(root, 'package.json') });
  const [[code], printed] = await Promise.all([once(dev, 'close'), text(dev.stderr)]);
  expect(printed).toContain('Part of this path is a file.');
  expect(code).toBe(1);
});

test('while npm run dev runs, its sandbox learns of a step that is added', async () => {
  const [copy, port] = [await copyProject(), await freePort()];
  const dev = startDev(copy, { SANDBOX_PORT: String(port) });
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await once(dev, 'close');
  });
  const openStep = () =>
    fetch(`http://127.0.0.1:${port}/sandbox/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile: '9812345670', at: '/own-vehicle' }),
    }).then(({ status }) => status, String);
  await expect.poll(openStep, { timeout: 60_000, interval: 500 }).toBe(400);

  const flags = { route: '/own-vehicle', section: 'About you', title: 'Any?', after: '/gender', fields: 'plate:text' };
  const written = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  await promisify(execFile)(process.execPath, ['scripts/new-step/main.ts', ...written], { cwd: copy });
  await expect.poll(openStep, { timeout: 60_000, interval: 500 }).toBe(200);
}, 180_000);

test('npm run dev reports a wrong schema without a restart, which would take the report from the page', async () => {
  const copy = await copyProject();
  const dev = startDev(copy);
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await once(dev, 'close');
  });
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (printed += chunk));

  const file = path.join(copy, 'schemas/gender.ts');
  const wrong = (await readFile(file, 'utf8')).replace("kind: 'choice'", "kind: 'choise'");
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/Local:.*127\.0\.0\.1:(?!5173)/);
  // The first may come before the files are watched.
  async function save() {
    await writeFile(file, wrong);
    return printed;
  }
  const expected = "fields.gender.kind: is 'choise'. Write 'choice'.";
  await expect.poll(save, { timeout: 60_000, interval: 2_000 }).toContain(expected);
  expect(printed).not.toContain('restart');
}, 130_000);
