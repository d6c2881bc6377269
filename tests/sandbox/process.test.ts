import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSend } from '#api/client.ts';
import { saveNameAndEmail } from '#contract/kyc.ts';
import { loginByMobile, nextStepCall, verifyOtp } from '#contract/login.ts';
import { FolderInUse, lockFolder } from '#sandbox/store/folder-lock.ts';
import { answered } from './answered.ts';

const main = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));
let folder: string;
let ended: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-data-'));
});
afterEach(async () => {
  for (const end of ended) await end();
  ended = [];
  await rm(folder, { recursive: true });
});

/** Starts the lender as `npm start` does, without a build. */
function start(env: Record<string, string> = {}) {
  const given = { ...process.env, DATABASE_URL: undefined, PORT: '0', KADAM_DATA: folder, ...env };
  const child = spawn(process.execPath, [main, '--api-only'], { env: given, stdio: ['ignore', 'pipe', 'pipe'] });
  const heard = { out: '', err: '' };
  const left = new Promise<number | NodeJS.Signals | null>((tell) => {
    child.once('exit', (code, signal) => tell(code ?? signal));
  });
  child.stderr.on('data', (text) => {
    heard.err += text;
  });
  const address = new Promise<string>((tell) => {
    child.stdout.on('data', (text) => {
      heard.out += text;
      const [, found] = /(http:\S+)\/sandbox/.exec(heard.out) ?? [];
      if (found) tell(found);
    });
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return left;
  };
  ended.push(() => end('SIGKILL'));
  return { heard, left, address, end };
}

function clientOf(address: string, token = '') {
  return createSend({ baseUrl: `${address}/api/`, token: () => token });
}

async function logIn(address: string): Promise<string> {
  const send = clientOf(address);
  const mobile = '9876900001';
  await send(loginByMobile, { query: {}, body: { mobile, plateform: 'web' } });
  const { codes } = (await (await fetch(`${address}/sandbox/codes?mobile=${mobile}`)).json()) as {
    codes: { code: string }[];
  };
  return answered(await send(verifyOtp, { body: { mobile, otp: codes[0]?.code ?? '' } })).data.jwtToken;
}

test('keeps all it has acknowledged, whatever ends it, and starts again on the same folder', async () => {
  const first = start();
  const token = await logIn(await first.address);
  const name = { name: 'Meera Joshi', email: 'meera.joshi@mail.in' };
  answered(await clientOf(await first.address, token)(saveNameAndEmail, { body: name }));
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  expect(existsSync(join(folder, 'kadam.lock'))).toBe(true);

  const second = start();
  const reply = await clientOf(await second.address, token)(nextStepCall, { body: { plateform: 'web' } });
  expect(answered(reply).data).toMatchObject({
    step: { current_route: '/enter-your-pan' },
    customer: { name: name.name },
  });
  expect(await second.end('SIGTERM')).toBe(0);
  expect(existsSync(join(folder, 'kadam.lock'))).toBe(false);
});

test('refuses a second process on the same folder with one clear line', async () => {
  const first = start();
  await first.address;
  const second = start();
  expect(await second.left).toBe(1);
  expect(second.heard.err).toMatch(
    /^The data folder \S+ is in use by process \d+\. Stop it first, or set KADAM_DATA .+\n$/,
  );
});

test('says which setting is wrong, and that a port is in use, with one clear line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const runs = [start({ PORT: 'abc' }), start({ DATABASE_URL: 'mysql://x' }), start({ PORT: String(port) })];
  expect(await Promise.all(runs.map(({ left }) => left))).toEqual([1, 1, 1]);
  taken.close();
  expect(runs.map(({ heard }) => heard.err)).toEqual([
    'These settings are wrong. PORT: a number from 0 to 65535.\n',
    'These settings are wrong. DATABASE_URL: an address that starts with postgres://.\n',
    `Port ${port} is in use. Try another one: PORT=${port + 1} npm start\n`,
  ]);
});

test('gives no code to a web page whose name was pointed to this machine', async () => {
  const { address } = start();
  const { port } = new URL(await address);
  const status = await new Promise((resolve, reject) => {
    const rebound = request({ port, path: '/sandbox/codes', headers: { host: `evil.example:${port}` } });
    rebound.on('response', (answer) => resolve(answer.resume().statusCode));
    rebound.on('error', reject).end();
  });
  expect(status).toBe(421);
});

test('gives a folder to one of several that want it at once, also where a dead process left its lock', async () => {
  await writeFile(join(folder, 'kadam.lock'), '999999 1\n');
  const tries = await Promise.allSettled([1, 2, 3].map(() => lockFolder(folder)));
  const free = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(free).toHaveLength(1);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  free[0]?.();
  (await lockFolder(folder))();
});
