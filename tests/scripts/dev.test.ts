import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../copy-project.ts';

const root = path.join(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');

function startDev(cwd: string, settings: Readonly<Record<string, string>> = {}) {
  const PATH = `${bin}${path.delimiter}${process.env.PATH}`;
  const env = { ...process.env, NO_COLOR: '1', SANDBOX_PORT: '0', PATH, ...settings };
  return spawn(process.execPath, ['scripts/dev.ts'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

test('npm run dev fails where the sandbox cannot start', { timeout: 60_000 }, async () => {
  const dev = startDev(root, { KADAM_DATA: path.join(root, 'package.json') });
  const [[code], printed] = await Promise.all([once(dev, 'close'), text(dev.stderr)]);
  expect(printed).toContain('Part of this path is a file.');
  expect(code).toBe(1);
});

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
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('Local:');
  // The first may come before the files are watched.
  async function save() {
    await writeFile(file, wrong);
    return printed;
  }
  const expected = "fields.gender.kind: is 'choise'. Write 'choice'.";
  await expect.poll(save, { timeout: 60_000, interval: 2_000 }).toContain(expected);
  expect(printed).not.toContain('restart');
}, 130_000);
