import { describe, expect, test } from 'vitest';
import { pennyDrop, setEmandate } from '#contract/bank.ts';
import { answered, answeredWith, refusedWith, saveAccount } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { store, sandbox } = await openSandbox();

describe('§4 Penny drop', () => {
  test.each([
    ['penny-rejected', refusedWith({ pennyStatus: 'rejected' })],
    ['penny-invalid', refusedWith({ pennyStatus: 'invalid' })],
    ['penny-incomplete', refusedWith({ pennyStatus: 'incomplete', metaData: { flow: 'forward' } })],
    ['penny-never-ends', answeredWith({ pennyStatus: 'created' })],
  ] as const)('%s, and another account is verified', async (persona, expected) => {
    const borrower = await sandbox.persona(persona);
    const body = await saveAccount(borrower);
    const ask = (account: object) => borrower.send(pennyDrop, { body: { ...body, ...account } });
    for (let minutes = 0; minutes < 2; minutes += 1) {
      expect(await ask({})).toMatchObject(expected);
      await sandbox.untilRupeeArrives();
    }
    const another = await saveAccount(borrower, '998877665544');
    await ask(another);
    await sandbox.untilRupeeArrives();
    expect(await ask(another)).toMatchObject(answeredWith({ pennyStatus: 'completed' }));
  });

  test('of the reverse kind has a page that offers each result, and an unpaid Rs 1 can be paid later', async () => {
    const borrower = await sandbox.persona('penny-reverse');
    const body = await saveAccount(borrower);
    const ask = () => borrower.send(pennyDrop, { body });
    const over = answered(await ask()).data.metaData?.url ?? '';
    await sandbox.post('/sandbox/clock', { minutes: 60 });
    expect((await sandbox.get(over)).status, 'its page is for an hour').toBe(404);
    const first = answered(await ask());
    expect(first.data).toMatchObject({ pennyStatus: 'created', metaData: { flow: 'reverse' } });
    const url = first.data.metaData?.url ?? '';
    const page = await sandbox.text(url);
    for (const action of ['created', 'rejected', 'invalid', 'incomplete', 'completed']) {
      expect(page).toContain(`value="${action}"`);
    }
    await sandbox.untilRupeeArrives();
    expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'created' }));
    for (const pennyStatus of ['rejected', 'invalid', 'incomplete']) {
      expect(await sandbox.press(url, pennyStatus)).toContain('go back to the app');
      expect(await ask()).toMatchObject(refusedWith({ pennyStatus, metaData: { flow: 'reverse', url } }));
    }
    expect(await sandbox.press(url, 'created')).toContain("You chose 'Decide later");
    expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'created' }));
    expect(await sandbox.press(url, 'completed')).toContain("You chose 'Pay Rs 1'.");
    expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'completed' }));
    expect(await sandbox.text(url)).not.toContain('<button');
    expect((await sandbox.get('/sandbox/penny/guessed')).status).toBe(404);
  });

  test('an account that is verified already takes another application past the e-mandate', async () => {
    const borrower = await sandbox.open({ persona: 'new', at: '/emandate' });
    await store.transaction((db) => db.updateTable('bank_accounts').set({ status: 'Verified' }).execute());
    answered(await borrower.pass('/emandate'));
    expect(await borrower.next()).toMatchObject({ route: '/bank-list' });
  });

  test.each(['rejected', 'invalid'])(
    'reverse: after %s, Continue on /emandate leads to another Rs 1',
    async (refused) => {
      const borrower = await sandbox.persona('penny-reverse');
      const body = await saveAccount(borrower);
      const ask = () => borrower.send(pennyDrop, { body });
      const url = answered(await ask()).data.metaData?.url ?? '';
      await sandbox.press(url, refused);
      for (const _repeat of [1, 2]) expect(await ask()).toMatchObject(refusedWith({ pennyStatus: refused }));
      expect(answered(await borrower.send(setEmandate, { body })).message).toBe('Already Emandate');
      const again = answered(await ask()).data;
      expect(again).toMatchObject({ pennyStatus: 'created', metaData: { flow: 'reverse' } });
      await sandbox.press(again.metaData?.url ?? '', 'completed');
      // A paid one stays, also after its page is over.
      await sandbox.post('/sandbox/clock', { minutes: 60 });
      answered(await borrower.send(setEmandate, { body }));
      expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'completed' }));
    },
  );
});
