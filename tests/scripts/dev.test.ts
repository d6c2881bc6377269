import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const left = ['node_modules', 'dist', 'test-results', 'storybook-static', '.data', '.git'];

test('npm run dev reports a wrong schema without a restart, which would take the report from the page', async () => {
  const copy = await mkdtemp(path.join(tmpdir(), 'kadam-dev-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(root, copy, { recursive: true, filter: (source) => !left.includes(path.relative(root, source)) });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const bin = path.join(root, 'node_modules/.bin');
  const env = { ...process.env, NO_COLOR: '1', SANDBOX_PORT: '0', PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const dev = spawn(process.execPath, ['scripts/dev.ts'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await once(dev, 'close');
  });
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (printed += text));

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
