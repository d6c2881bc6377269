import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { digilockerInitiate, digilockerReturn } from '#contract/kyc.ts';
import { loginByMobile } from '#contract/login.ts';
import type { Store } from '#sandbox/store/store.ts';
import { answered } from './answered.ts';
import { origin } from './borrower.ts';
import { openStore } from './open-store.ts';
import { sandboxOver } from './test-sandbox.ts';

let store: Store;

beforeAll(async () => {
  store = await openStore();
});
afterEach(() => store.reset());
afterAll(() => store.close());

const day = 86_400_000;

async function rowCounts() {
  return store.act(async (db) => {
    const count = async (table: 'sent_codes' | 'tokens' | 'partner_sessions') =>
      (await db.selectFrom(table).selectAll().execute()).length;
    const [codes, tokens] = [await count('sent_codes'), await count('tokens')];
    return { codes, tokens, visits: await count('partner_sessions') };
  });
}

test('deletes codes, tokens and visits at a partner once they have expired, and none before', async () => {
  const borrower = sandboxOver(store).borrower('9876500001');
  await borrower.logIn();
  await borrower.reach('/enter-aadhar');
  answered(await borrower.send(digilockerInitiate, { body: { callBackUrl: `${origin}/digilocker-verify` } }));
  const now = Date.now();
  await store.sweep(now);
  expect(await rowCounts()).toEqual({ codes: 1, tokens: 2, visits: 1 });
  await store.sweep(now + 2 * 3_600_000);
  expect(await rowCounts()).toEqual({ codes: 0, tokens: 2, visits: 0 });
  await store.sweep(now + 2 * day);
  expect(await rowCounts()).toEqual({ codes: 0, tokens: 0, visits: 0 });
});

test('keeps a visit that was finished for a month, because later questions are answered by it', async () => {
  const sandbox = sandboxOver(store);
  const borrower = sandbox.borrower('9876500002');
  await borrower.logIn();
  await borrower.reach('/enter-aadhar');
  const body = { callBackUrl: `${origin}/digilocker-verify` };
  await sandbox.press(answered(await borrower.send(digilockerInitiate, { body })).data.url, 'allow');
  await store.sweep(Date.now() + 2 * day);
  expect(await rowCounts()).toMatchObject({ visits: 1 });
  await store.sweep(Date.now() + 32 * day);
  expect(await rowCounts()).toMatchObject({ visits: 0 });
});

test('answers a call in one transaction, and hashes no number while one is open', async () => {
  let open = 0;
  let transactions = 0;
  const watched: Store = {
    ...store,
    act: (work) =>
      store.act(async (db) => {
        transactions += 1;
        open += 1;
        try {
          return await work(db);
        } finally {
          open -= 1;
        }
      }),
  };
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
  const hashedInside: number[] = [];
  const spy = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((...given) => {
    hashedInside.push(open);
    return derive(...given);
  });
  const sandbox = sandboxOver(watched);
  const persona = await sandbox.who('two-accounts');
  expect(hashedInside.length).toBeGreaterThan(2);
  const borrower = sandbox.borrower('9876500003');
  await borrower.logIn();
  await borrower.reach('/enter-aadhar');
  const { url } = answered(
    await borrower.send(digilockerInitiate, { body: { callBackUrl: `${origin}/digilocker-verify` } }),
  ).data;
  const back = new URL(await sandbox.press(url, 'allow'));
  answered(await borrower.send(digilockerReturn, { query: Object.fromEntries(back.searchParams) }));
  const other = sandbox.borrower('9876500004');
  await other.logIn();
  await other.reach('/bank-details');
  answered(await other.save('/bank-details'));
  spy.mockRestore();
  expect(hashedInside).toEqual(hashedInside.map(() => 0));

  for (const call of [
    () => persona.next(),
    () => persona.dashboard(),
    () => persona.send(loginByMobile, { query: {}, body: { mobile: persona.mobile, plateform: 'web' } }),
  ]) {
    transactions = 0;
    await call();
    expect(transactions).toBe(1);
  }
});
