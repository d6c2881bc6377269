import { expect, test } from 'vitest';
import { bankByIfsc, savedBankDetails } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import { loaded, openQuestion, openScreen } from './stage-bank-details.tsx';

test('a saved account that comes late never names another bank beside an IFSC that was typed meanwhile', async () => {
  let release = () => {};
  const screen = await openScreen({
    script(api) {
      api.refuses(bankByIfsc, 404, 'Unknown');
      release = api.stalls(savedBankDetails);
    },
  });
  await screen.field('IFSC code').fill('SAHY0000871');
  release();
  await expect.element(screen.field("Account holder's name")).toHaveValue('Meera Joshi');
  await expect.element(screen.field('Bank name')).toHaveValue('');
});

test('the bank of a saved IFSC code is looked up where it was not saved', async () => {
  const unnamed = { name: 'Meera Joshi', ifsc: 'BHNB0001234', bankName: null };
  const screen = await loaded({ script: (api) => api.answers(savedBankDetails, { data: unnamed }) });
  expect(screen.server.sentTo(bankByIfsc).map(({ query }) => query)).toEqual([{ ifsc: 'BHNB0001234' }]);
});

test('a failed look-up of a valid IFSC code shows its message, and the code stays', async () => {
  const unknown = 'We do not know this IFSC code.';
  const screen = await openScreen({ script: (api) => api.refuses(bankByIfsc, 404, unknown) });
  await screen.field('IFSC code').fill('ZZZZ1001234');
  await expect.poll(() => screen.server.sentTo(bankByIfsc)).toHaveLength(1);
  await screen.field('IFSC code').fill('ZZZZ0001234');
  await expect.element(screen.getByRole('alertdialog', { name: unknown })).toBeVisible();
  expect(screen.server.sentTo(bankByIfsc)).toHaveLength(2);
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.field('IFSC code')).toHaveValue('ZZZZ0001234');
  screen.server.drops(bankByIfsc);
  await screen.field('IFSC code').fill('SBIN0001234');
  await expect.element(screen.getByRole('alertdialog', { name: /could not reach the server/ })).toBeVisible();
});

test.each(['/emandate', '/bank-list'] as const)(
  '%s leads here: the arrow and the saved details lead back',
  async (back) => {
    const arrow = await loaded({ routeState: { back } });
    await arrow.getByRole('button', { name: 'Back' }).click();
    await expect.poll(arrow.path).toBe(back);
    await arrow.unmount();

    const screen = await loaded({ routeState: { back } });
    await openQuestion(screen);
    await screen.getByRole('button', { name: 'YES' }).click();
    await expect.poll(screen.path).toBe(back);
    expect(screen.server.sentTo(nextStepCall)).toEqual([]);
    expect(screen.session.facts().accountId).toBe('acc_19');
  },
);
