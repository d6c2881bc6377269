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
