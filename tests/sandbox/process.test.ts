import { existsSync } from 'node:fs';
import { mkdir, rm, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { type TestContext, test } from 'vitest';
import { saveNameAndEmail } from '#contract/kyc.ts';
import { loginByMobile, nextStepCall } from '#contract/login.ts';
import { FolderInUse, lockFolder } from '#sandbox/store/folder-lock.ts';
import { type SandboxProcess, startSandbox } from '../../scripts/journey/start-sandbox.ts';
import { answered } from './answered.ts';
import { newFolder } from './open-store.ts';
import { clientOf, logIn, verifyWithShownCode } from './server/sandbox-process.ts';

/** A data folder, and the function that starts a process on it; both end with the test. */
async function prepare({ onTestFinished }: TestContext) {
  const folder = await newFolder();
  const started: SandboxProcess[] = [];
  onTestFinished(async () => {
    for (const { end } of started) await end('SIGKILL');
    await rm(folder, { recursive: true });
  });
  const start = (env = {}) => {
    const sandbox = startSandbox({ KADAM_DATA: folder, ...env });
    started.push(sandbox);
    return sandbox;
  };
  return { folder, start };
}

const lockOf = (data: string) => join(data, 'process.lock');

// Concurrent, because most of their time is the wait for a lock.

test.concurrent('keeps acknowledged data and codes when it is killed, and starts again; its log has no personal data', async (context) => {
  const { expect } = context;
  const { folder, start } = await prepare(context);
  const first = start({ KADAM_LOG: 'json' });
  const mobile = '9876900001';
  const token = await logIn(await first.address, mobile);
  const name = { name: 'Meera Joshi', email: 'meera.joshi@mail.in' };
  answered(await clientOf(await first.address, token)(saveNameAndEmail, { body: name }));
  const login = { query: {}, body: { mobile: '9876900002', plateform: 'web' } };
  answered(await clientOf(await first.address)(loginByMobile, login));
  const metrics = await (await fetch(`${await first.address}/metrics`)).text();
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  expect(metrics).toContain('kadam_request_duration_seconds_count{call="saveNameAndEmail",status="200"} 1');
  const lines = first.printed.out.trimEnd().split('\n');
  const saved = lines.find((line) => line.includes('saveNameAndEmail')) ?? '';
  const request = { level: 'info', message: 'answered', method: 'POST', status: 200, durationMs: expect.any(Number) };
  expect(JSON.parse(saved)).toMatchObject({ ...request, requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
  for (const personal of [mobile, token, name.name, name.email, 'codes?']) {
    expect(`${first.printed.out}${metrics}`).not.toContain(personal);
  }
  expect(existsSync(lockOf(folder))).toBe(true);

  // On a busy machine the lock of the killed process would be stale before the next one looks at it.
  const now = new Date();
  await utimes(lockOf(folder), now, now);
  const second = start();
  const address = await second.address;
  const reply = await clientOf(address, token)(nextStepCall, { body: { plateform: 'web' } });
  expect(second.printed.out).toMatch(/^The data folder \S+ is in use, or was just now: waiting up to 17 s.+\n/);
  expect(answered(reply).data).toMatchObject({
    step: { current_route: '/enter-your-pan' },
    customer: { name: name.name },
  });
  expect(await verifyWithShownCode(address, '9876900002')).toMatchObject({ kind: 'answered' });
  expect(await second.end('SIGTERM')).toBe(0);
  expect(existsSync(lockOf(folder))).toBe(false);
}, 120_000);

test.concurrent('refuses other hosts and a second process on its folder, and stops when its lock is lost', async (context) => {
  const { expect } = context;
  const { folder, start } = await prepare(context);
  const first = start();
  const { port } = new URL(await first.address);
  const second = start();
  const status = await new Promise((resolve, reject) => {
    const rebound = request({ port, path: '/sandbox/codes', headers: { host: `evil.example:${port}` } });
    rebound.on('response', (answer) => resolve(answer.resume().statusCode));
    rebound.on('error', reject).end();
  });
  expect(status).toBe(421);
  expect(await second.exited).toBe(1);
  expect(second.printed.err).toMatch(
    /^The data folder \S+ is in use by another process\. Stop it first, or set KADAM_DATA .+\n$/,
  );
  // As after a suspension that was longer than the stale time of the lock.
  await rm(lockOf(folder), { recursive: true });
  expect(await first.exited).toBe(1);
  expect(first.printed.err).toMatch(/^Another process took the data folder.+\n$/);
}, 120_000);

test.concurrent('lets one of several processes lock a folder, also with a stale lock', async (context) => {
  const { expect } = context;
  const { folder } = await prepare(context);
  const lock = () => lockFolder(folder, { log: () => {}, onLost: () => {} }, 4_000);
  await (await lock())();
  await mkdir(lockOf(folder));
  // The lock of a process that was killed a minute ago.
  const minuteAgo = new Date(Date.now() - 60_000);
  await utimes(lockOf(folder), minuteAgo, minuteAgo);
  const tries = await Promise.allSettled([lock(), lock(), lock()]);
  const free = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(free).toHaveLength(1);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderInUse);
  await free[0]?.();
  await (await lock())();
}, 120_000);
