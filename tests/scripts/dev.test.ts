import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { schemaPath } from '../../scripts/schema-names.ts';
import { choiceStep } from '../choice-step.ts';
import { copyProject } from '../copy-project.ts';
import { freePort } from '../free-port.ts';
import { runScript } from '../run-script.ts';
import { newFolder } from '../sandbox/open-store.ts';

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

test.for([
  ['app', (port: string) => ({ args: ['--port', port], env: { SANDBOX_PORT: '0' } }), 'npm run dev -- --port 5180'],
  [
    'sandbox',
    (SANDBOX_PORT: string) => ({ args: ['--port', '0'], env: { SANDBOX_PORT } }),
    'SANDBOX_PORT=4180 npm run dev',
  ],
] as const)('npm run dev reports a port in use, of the %s, in one line', async ([, at, write]) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const port = String(Object(other.address()).port);
  const { args, env } = at(port);
  const stderr = `Port ${port} cannot be used (EADDRINUSE). Write another one: ${write}\n`;
  expect(await runScript(['scripts/dev.ts', ...args], { env })).toMatchObject({ code: 2, stdout: '', stderr });
});

const [copy, port] = [await copyProject(afterAll), await freePort()];
const schema = path.join(copy, schemaPath(choiceStep.route));
const right = await readFile(schema, 'utf8');
const wrong = right.replace(/(kind\W+)choice/, '$1choise');

describe('while npm run dev runs', () => {
  let printed = '';
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init).then(({ status }) => status, String);
  const health = () => ask('/healthz');

  beforeAll(async () => {
    await newFolder(path.join(copy, '.data'));
    const dev = startDev(copy, { SANDBOX_PORT: String(port) });
    for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (printed += chunk));
    return async () => {
      dev.kill('SIGTERM');
      await once(dev, 'close');
    };
  });

  beforeEach(async () => {
    await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/Local:.*127\.0\.0\.1:(?!5173)/);
    await expect.poll(health, { timeout: 60_000 }).toBe(200);
  }, 130_000);

  test('it reports a wrong schema without a restart, which would remove the report from the page', async () => {
    /** Repeated, because the first save may happen before the files are watched. */
    async function save() {
      await writeFile(schema, wrong);
      return printed;
    }
    await expect.poll(save, { timeout: 60_000, interval: 2_000 }).toContain("kind: is 'choise'. Write ");
    expect(printed).not.toContain('restart');
  }, 70_000);

  test('it goes on where the sandbox cannot start again, and starts it with a step that is added', async () => {
    const code = path.join(copy, 'sandbox/main.ts');
    const main = await readFile(code, 'utf8');
    await writeFile(code, "throw new Error('It does not start.');\n");
    await writeFile(schema, right);
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('Error: It does not start.');
    await writeFile(code, main);

    // The docs take seconds, and have their own tests.
    await writeFile(path.join(copy, 'scripts/write-docs.ts'), '');
    const [section, title, fields] = ['About you', 'Any?', 'testAnswer:text'];
    const flags = { route: '/test-step', section, title, after: choiceStep.route, fields };
    const written = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
    await runScript(['scripts/new-step/main.ts', ...written], { cwd: copy });
    const openStep = () =>
      ask('/sandbox/open', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile: '9812345670', at: '/test-step' }),
      });
    await expect.poll(openStep, { timeout: 60_000, interval: 500 }).toBe(200);
  }, 180_000);
});

async function openOverlay() {
  const sent: unknown[] = [];
  const [watcher, connections, messages] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  const send = (message: unknown) => messages.emit('sent', sent.push(message));
  const ws = { send, on: connections.on.bind(connections) };
  const overlay = await import(/* @vite-ignore */ path.join(copy, 'scripts/schema-overlay.ts'));
  const logger = { warn: () => undefined, error: () => undefined };
  overlay.schemaOverlay().configureServer({ config: { root: copy, logger }, ws, watcher });
  /** Reports a change of the file. Resolves when the page was sent what is wrong with it, if anything. */
  async function changed() {
    watcher.emit('all', 'change', schema);
    await once(messages, 'sent');
  }
  return { sent, ws, connections, changed };
}

test('a page that is opened while a schema is wrong shows what is wrong, instead of the error of Vite', async () => {
  const { sent, ws, connections, changed } = await openOverlay();
  async function save(text: string) {
    await writeFile(schema, text);
    await changed();
  }
  function open() {
    connections.emit('connection');
    ws.send({ type: 'error', err: { message: 'Transform failed' } });
    return sent.splice(0);
  }
  await save(wrong);
  // The page makes the place a link to the editor.
  const err = { message: expect.stringContaining("is 'choise'"), stack: expect.stringContaining(`${schema}:`) };
  const report = { type: 'error', err };
  expect(open()).toEqual([report, report, report]);
  await save(right);
  expect(open()).toEqual([
    { type: 'update', updates: [] },
    { type: 'error', err: { message: 'Transform failed' } },
  ]);
}, 60_000);

test('what was wrong before a later save is not shown, although its check ends later', async () => {
  const { sent, changed } = await openOverlay();
  const inCopy = (name: string) => path.join(copy, name);
  const command = inCopy('scripts/check-schemas.ts');
  const [started, resumed, ended] = [inCopy('started'), inCopy('resumed'), inCopy('ended')];
  const before = await readFile(command, 'utf8');
  onTestFinished(() => writeFile(command, before));
  // The first run waits until it is resumed, and finds something wrong.
  await writeFile(
    command,
    `import { existsSync, writeFileSync } from 'node:fs';
    if (!existsSync('${started}')) {
      writeFileSync('${started}', '');
      while (!existsSync('${resumed}')) await new Promise((resolve) => setTimeout(resolve, 20));
      console.log('schemas/gender.ts:1  kind: an earlier issue.');
      writeFileSync('${ended}', '');
    }`,
  );
  void changed();
  await expect.poll(() => existsSync(started), { timeout: 60_000 }).toBe(true);
  await changed();
  await writeFile(resumed, '');
  await expect.poll(() => existsSync(ended), { timeout: 60_000 }).toBe(true);
  await changed();
  expect(sent).toEqual([
    { type: 'update', updates: [] },
    { type: 'update', updates: [] },
  ]);
}, 60_000);
