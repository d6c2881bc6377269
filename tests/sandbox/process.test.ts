import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveNameAndEmail } from '#contract/kyc.ts';
import { loginByMobile, nextStepCall } from '#contract/login.ts';
import { FolderInUse, lockFolder } from '#sandbox/store/folder-lock.ts';
import { answered } from './answered.ts';
import type { SandboxProcess } from './server/sandbox-process.ts';
import { clientOf, logIn, startSandbox, verifyWithShownCode } from './server/sandbox-process.ts';

let folder: string;
let started: SandboxProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-data-'));
});
afterEach(async () => {
  for (const { end } of started) await end('SIGKILL');
  started = [];
  await rm(folder, { recursive: true });
});

function start(env: Record<string, string> = {}) {
  const sandbox = startSandbox({ KADAM_DATA: folder, ...env });
  started.push(sandbox);
  return sandbox;
}

const lockOf = (data: string) => join(data, 'process.lock');

/** What a lock looks like when its process was killed a minute ago. */
async function leaveStale(): Promise<void> {
  const minuteAgo = new Date(Date.now() - 60_000);
  await utimes(lockOf(folder), minuteAgo, minuteAgo);
}

test('keeps all it has acknowledged when it is killed, and starts again at once with one line that it waits', async () => {
  const first = start();
  const token = await logIn(await first.address);
  const name = { name: 'Meera Joshi', email: 'meera.joshi@mail.in' };
  answered(await clientOf(await first.address, token)(saveNameAndEmail, { body: name }));
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  expect(existsSync(lockOf(folder))).toBe(true);

  const second = start();
  const reply = await clientOf(await second.address, token)(nextStepCall, { body: { plateform: 'web' } });
  expect(second.printed.out).toMatch(
    /^The data folder \S+ is in use, or was until a moment ago: waiting up to 17 s.+\n/,
  );
  expect(answered(reply).data).toMatchObject({
    step: { current_route: '/enter-your-pan' },
    customer: { name: name.name },
  });
  expect(await second.end('SIGTERM')).toBe(0);
  expect(existsSync(lockOf(folder))).toBe(false);
}, 120_000);

test('refuses a second process on the same folder with one clear line, and stops when its own folder was taken', async () => {
  const first = start();
  await first.address;
  const second = start();
  expect(await second.exited).toBe(1);
  expect(second.printed.err).toMatch(
    /^The data folder \S+ is in use by another process\. Stop it first, or set KADAM_DATA .+\n$/,
  );
  // As after a suspension that lasted longer than a lock is believed in.
  await rm(lockOf(folder), { recursive: true });
  expect(await first.exited).toBe(1);
  expect(first.printed.err).toMatch(/^Another process has taken the data folder.+\n$/);
}, 120_000);

test('shows codes that were sent before a restart, and takes them', async () => {
  const first = start();
  const send = clientOf(await first.address);
  answered(await send(loginByMobile, { query: {}, body: { mobile: '9876900002', plateform: 'web' } }));
  expect(await first.end('SIGTERM')).toBe(0);
  const second = await start().address;
  expect(await verifyWithShownCode(second, '9876900002')).toMatchObject({ kind: 'answered' });
}, 120_000);

test('gives no code to a web page whose name was pointed to this machine', async () => {
  const { address } = start();
  const { port } = new URL(await address);
  const status = await new Promise((resolve, reject) => {
    const rebound = request({ port, path: '/sandbox/codes', headers: { host: `evil.example:${port}` } });
    rebound.on('response', (answer) => resolve(answer.resume().statusCode));
    rebound.on('error', reject).end();
  });
  expect(status).toBe(421);
}, 120_000);

test('gives a folder to one of several that want it at once, also where a dead process left its lock', async () => {
  const notices = { log: () => {}, onLost: () => {} };
  await (await lockFolder(folder, notices))();
  await mkdir(lockOf(folder));
  await leaveStale();
  const tries = await Promise.allSettled([1, 2, 3].map(() => lockFolder(folder, notices)));
  const free = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(free).toHaveLength(1);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderInUse);
  await free[0]?.();
  await (await lockFolder(folder, notices))();
}, 120_000);
