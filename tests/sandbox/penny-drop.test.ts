import { describe, expect, test } from 'vitest';
import { pennyDrop, setEmandate } from '#contract/bank.ts';
import { answered, answeredWith, saveAccount } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();
const later = () => sandbox.post('/sandbox/clock', { minutes: 1 });

const refuses = (data: object) => ({ kind: 'refused', statusCode: 400, data });

describe('§4 Penny drop', () => {
  test('is created, and completed some seconds later', async () => {
    const borrower = await sandbox.who('mandate-exists');
    const body = await saveAccount(borrower);
    const ask = () => borrower.send(pennyDrop, { body });
    expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'created', metaData: { flow: 'forward' } }));
    expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'created' }));
    await later();
    expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'completed' }));
    expect(await borrower.next()).toMatchObject({ route: '/bank-list' });
  });

  test.each([
    ['penny-rejected', refuses({ pennyStatus: 'rejected' })],
    ['penny-invalid', refuses({ pennyStatus: 'invalid' })],
    ['penny-incomplete', refuses({ pennyStatus: 'incomplete', metaData: { flow: 'forward' } })],
    ['penny-never-ends', answeredWith({ pennyStatus: 'created' })],
  ] as const)('%s, and another account is verified', async (shows, expected) => {
    const borrower = await sandbox.who(shows);
    const body = await saveAccount(borrower);
    const ask = (account: object) => borrower.send(pennyDrop, { body: { ...body, ...account } });
    for (let minutes = 0; minutes < 2; minutes += 1) {
      expect(await ask({})).toMatchObject(expected);
      await later();
    }
    const another = await saveAccount(borrower, '998877665544');
    await ask(another);
    await later();
    expect(await ask(another)).toMatchObject(answeredWith({ pennyStatus: 'completed' }));
  });

  test('reverse: the page offers each result, and an unpaid Rs 1 can be paid later', async () => {
    const borrower = await sandbox.who('penny-reverse');
    const body = await saveAccount(borrower);
    const ask = () => borrower.send(pennyDrop, { body });
    const first = answered(await ask());
    expect(first.data).toMatchObject({ pennyStatus: 'created', metaData: { flow: 'reverse' } });
    const url = first.data.metaData?.url ?? '';
    const page = await (await sandbox.ask(new Request(url))).text();
    for (const action of ['created', 'rejected', 'invalid', 'incomplete', 'completed']) {
      expect(page).toContain(`value="${action}"`);
    }
    await later();
    expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'created' }));
    for (const pennyStatus of ['rejected', 'invalid', 'incomplete']) {
      expect(await sandbox.press(url, pennyStatus)).toContain('go back to the app');
      expect(await ask()).toMatchObject(refuses({ pennyStatus, metaData: { flow: 'reverse', url } }));
    }
    expect(await sandbox.press(url, 'created')).toContain("You chose 'Decide later");
    expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'created' }));
    expect(await sandbox.press(url, 'completed')).toContain("You chose 'Pay Rs 1'.");
    expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'completed' }));
    expect(await (await sandbox.ask(new Request(url))).text()).not.toContain('<button');
    expect((await sandbox.get('/sandbox/penny/guessed')).status).toBe(404);
  });

  test.each(['rejected', 'invalid'])(
    'reverse: after %s, Continue on /emandate leads to another Rs 1',
    async (refused) => {
      const borrower = await sandbox.who('penny-reverse');
      const body = await saveAccount(borrower);
      const ask = () => borrower.send(pennyDrop, { body });
      const url = answered(await ask()).data.metaData?.url ?? '';
      await sandbox.press(url, refused);
      for (const _repeat of [1, 2]) expect(await ask()).toMatchObject(refuses({ pennyStatus: refused }));
      expect(answered(await borrower.send(setEmandate, { body })).message).toBe('Already Emandate');
      const again = answered(await ask()).data;
      expect(again).toMatchObject({ pennyStatus: 'created', metaData: { flow: 'reverse' } });
      await sandbox.press(again.metaData?.url ?? '', 'completed');
      expect(await ask()).toMatchObject(answeredWith({ pennyStatus: 'completed' }));
    },
  );
});
