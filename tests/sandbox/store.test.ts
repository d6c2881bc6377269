import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { digilockerInitiate } from '#contract/kyc.ts';
import { changeLead, leadById } from '#sandbox/store/borrowers.ts';
import { deleteData, deleteExpired, type Store, StoreUnavailable } from '#sandbox/store/store.ts';
import { answered, origin } from './borrower.ts';
import { openSandbox, sandboxOver } from './open-sandbox.ts';

const { store, sandbox } = await openSandbox();

const deleteExpiredAt = (now: number) => store.transaction((db) => deleteExpired(db, now));

afterEach(() => store.transaction((db) => deleteData(db)));

const day = 86_400_000;

async function rowCounts() {
  return store.transaction(async (db) => {
    const count = async (table: 'sent_codes' | 'tokens' | 'visits') =>
      (await db.selectFrom(table).selectAll().execute()).length;
    const [codes, tokens] = [await count('sent_codes'), await count('tokens')];
    return { codes, tokens, visits: await count('visits') };
  });
}

test('deletes expired codes, tokens and visits, and no others', async () => {
  await sandbox.borrower('9876500001').logIn();
  const borrower = await sandbox.open({ mobile: '9876500002', at: '/enter-aadhar' });
  answered(await borrower.send(digilockerInitiate, { body: { callBackUrl: `${origin}/digilocker-verify` } }));
  const now = Date.now();
  // A code that expired 20 minutes ago still counts for the limit of codes in an hour.
  await deleteExpiredAt(now + 30 * 60_000);
  expect(await rowCounts()).toEqual({ codes: 1, tokens: 3, visits: 1 });
  await deleteExpiredAt(now + 2 * 3_600_000);
  expect(await rowCounts()).toEqual({ codes: 0, tokens: 3, visits: 0 });
  await deleteExpiredAt(now + 2 * day);
  expect(await rowCounts()).toEqual({ codes: 0, tokens: 0, visits: 0 });
});

test('deletes nothing that is valid by the clock of the sandbox page', async () => {
  await sandbox.post('/sandbox/clock', { days: -3 });
  const borrower = await sandbox.open({ mobile: '9876500003' });
  await deleteExpiredAt(Date.now());
  expect(await borrower.next()).toMatchObject({ route: '/enter-name' });
});

test('deletes nothing that is valid again when the clock of the sandbox page is moved back', async () => {
  const borrower = await sandbox.open({ mobile: '9876500003' });
  await sandbox.post('/sandbox/clock', { days: 3 });
  await deleteExpiredAt(Date.now());
  await sandbox.post('/sandbox/clock', { reset: true });
  expect(await borrower.next()).toMatchObject({ route: '/enter-name' });
});

test('keeps a finished visit for a month', async () => {
  const borrower = await sandbox.open({ mobile: '9876500002', at: '/enter-aadhar' });
  const body = { callBackUrl: `${origin}/digilocker-verify` };
  await sandbox.press(answered(await borrower.send(digilockerInitiate, { body })).data.url, 'allowed');
  await deleteExpiredAt(Date.now() + 2 * day);
  expect(await rowCounts()).toMatchObject({ visits: 1 });
  await deleteExpiredAt(Date.now() + 32 * day);
  expect(await rowCounts()).toMatchObject({ visits: 0 });
});

test('answers a call in one transaction', async () => {
  let transactions = 0;
  const watched: Store = {
    ...store,
    transaction: (work) => {
      transactions += 1;
      return store.transaction(work);
    },
  };
  const persona = await sandboxOver(watched).persona('two-accounts');
  for (const call of [persona.next, persona.dashboard, persona.askForCode]) {
    transactions = 0;
    await call();
    expect(transactions).toBe(1);
  }
});

test('an answer to a question that is no longer asked is deleted', async () => {
  const { leadID, customerID } = await sandbox.open({ mobile: '9876500004', at: '/enter-address' });
  const answers = await store.transaction(async (db) => {
    const lead = (await leadById(db, Number(customerID), leadID)) ?? expect.unreachable();
    const saved = await changeLead(db, lead, { answers: { owns: 'Yes', plate: 'MH12' } });
    return (await changeLead(db, saved, { answers: { owns: 'No', plate: undefined } })).answers;
  });
  expect(answers).toMatchObject({ owns: 'No' });
  expect(answers).not.toHaveProperty('plate');
});

test('a transaction for which the disk of PostgreSQL has no space counts as unavailable, and may succeed later', async () => {
  const fails = store.transaction((db) => sql`do $$ begin raise sqlstate '53100'; end $$`.execute(db));
  await expect(fails).rejects.toThrow(StoreUnavailable);
});
