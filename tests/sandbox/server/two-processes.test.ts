import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServer } from '#sandbox/store/open.ts';
import { type SandboxProcess, startSandbox } from '../../../scripts/journey/start-sandbox.ts';
import { borrowerAt } from '../borrower.ts';
import { newDatabase } from '../open-store.ts';
import { underLoad } from './load.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
let started: SandboxProcess[] = [];

beforeEach(async () => {
  database = await newDatabase();
});
afterEach(async () => {
  for (const { end } of started) await end('SIGKILL');
  started = [];
  await database.drop();
});

function start(): SandboxProcess {
  const sandbox = startSandbox({ DATABASE_URL: database.address });
  started.push(sandbox);
  return sandbox;
}

test('two processes delete expired codes when they start', async () => {
  const store = await openServer(database.address);
  const code = { mobile: '9876930003', purpose: 'login' as const, subject: '', code: '1234' };
  const [sent_at, expires_at] = [new Date(Date.now() - 10_800_000), new Date(Date.now() - 7_200_000)];
  await store.transaction((db) =>
    db
      .insertInto('sent_codes')
      .values({ ...code, sent_at, expires_at })
      .execute(),
  );
  await Promise.all([start().address, start().address]);
  const left = () => store.transaction((db) => db.selectFrom('sent_codes').select('mobile').execute());
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  await store.close();
});

test('a rolling restart under load shows no error', { timeout: 120_000 }, async () => {
  const processes = [start(), start()];
  const addresses = await Promise.all(processes.map(({ address }) => address));
  const mobiles = Array.from({ length: 4 }, (_, nth) => `987694000${nth}`);
  const logins = await Promise.all(mobiles.map((mobile) => borrowerAt(addresses[0] ?? '', mobile).logIn()));
  const tokens = logins.map(({ jwtToken }) => jwtToken);
  // As a load balancer does, this uses the other process if one refuses a connection.
  const chosen = mobiles.map((_mobile, nth) => nth % 2);
  const load = underLoad(tokens, (nth, refused) => {
    if (refused) chosen[nth] = 1 - (chosen[nth] ?? 0);
    return addresses[chosen[nth] ?? 0] ?? '';
  });
  for (const nth of [0, 1]) {
    await load.saves(5);
    expect(await processes[nth]?.end('SIGTERM')).toBe(0);
    await load.saves(5);
    const fresh = start();
    addresses[nth] = await fresh.address;
    processes[nth] = fresh;
    for (const borrower of [nth, nth + 2]) chosen[borrower] = nth;
  }
  const failed = (await load.stop()).filter(({ status }) => status !== 200);
  expect(failed.filter(({ failure }) => failure !== 'ECONNREFUSED')).toEqual([]);
});
