import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type TestContext, test } from 'vitest';
import { saveNameAndEmail } from '#contract/kyc.ts';
import { loginByMobile, nextStepCall, verifyOtp } from '#contract/login.ts';
import { type SandboxProcess, startSandbox } from '../../scripts/journey/start-sandbox.ts';
import { routeAfter } from '../route-after.ts';
import { answered, borrowerAt } from './borrower.ts';
import { newFolder } from './open-store.ts';

/** Returns a function that starts a process on a new data folder; both end with the test. */
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
  return start;
}

// Concurrent, because most of their time is the start of processes.

test.concurrent('keeps acknowledged data and codes when it is killed, and starts again; its log has no personal data', async (context) => {
  const { expect } = context;
  const start = await prepare(context);
  const first = start({ KADAM_LOG: 'json' });
  const mobile = '9876900001';
  const meera = borrowerAt(await first.address, mobile);
  await meera.logIn();
  const token = meera.token();
  const name = { name: 'Meera Joshi', email: 'meera.joshi@mail.in' };
  answered(await meera.send(saveNameAndEmail, { body: name }));
  answered(await borrowerAt(await first.address, '9876900002').askForCode());
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

  const second = start();
  const address = await second.address;
  const again = borrowerAt(address, mobile);
  again.enter({ token, leadID: 0, customerID: '' });
  expect(answered(await again.send(nextStepCall, { body: { plateform: 'web' } })).data).toMatchObject({
    step: { current_route: routeAfter('/enter-name') },
    customer: { name: name.name },
  });
  const other = borrowerAt(address, '9876900002');
  answered(await other.send(verifyOtp, { body: { mobile: other.mobile, otp: await other.code() } }));
  expect(await second.end('SIGTERM')).toBe(0);
}, 120_000);

test.concurrent('refuses other hosts, and a second process on its folder, even while suspended; finishes a request at a Ctrl-C', async (context) => {
  const { expect } = context;
  const start = await prepare(context);
  const first = start();
  const address = await first.address;
  const { port } = new URL(address);
  const status = await new Promise((resolve, reject) => {
    const rebound = request({ port, path: '/sandbox/codes', headers: { host: `evil.example:${port}` } });
    rebound.on('response', (answer) => resolve(answer.resume().statusCode));
    rebound.on('error', reject).end();
  });
  expect(status).toBe(421);
  first.send('SIGSTOP');
  const second = start();
  expect(await second.exited).toBe(1);
  expect(second.printed.err).toMatch(
    /^The data folder \S+ cannot be used\. Another process uses it\. Stop that one, or set KADAM_DATA .+\n$/,
  );
  first.send('SIGCONT');

  // Finishes a request at a Ctrl-C, which the terminal and npm both send.
  const body = JSON.stringify(loginByMobile.example.body);
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const sent = request(`${address}/api/${loginByMobile.path}`, { method: 'POST', headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  first.send('SIGINT');
  const isRefused = () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused, { timeout: 30_000 }).toBe(true);
  first.send('SIGINT');
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  expect((await answer)[0].statusCode).toBe(200);
  expect(await first.exited).toBe(0);
}, 120_000);
