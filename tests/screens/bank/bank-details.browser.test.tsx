import { describe, expect, test } from 'vitest';
import { bankByIfsc, savedBankDetails } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import type { FakeServer } from '../fake-server.ts';
import { loaded, openQuestion, openScreen } from './stage-bank-details.tsx';

describe('what is saved already', () => {
  test('never names another bank beside an IFSC that was typed meanwhile', async () => {
    let release = () => {};
    const screen = await openScreen({
      script: (api) => {
        api.refuses(bankByIfsc, 404, 'Unknown');
        release = api.stalls(savedBankDetails);
      },
    });
    await screen.field('IFSC code').fill('SAHY0000871');
    release();
    await expect.element(screen.field("Account holder's name")).toHaveValue('Meera Joshi');
    await expect.element(screen.field('Bank name')).toHaveValue('');
  });
});

test('the bank of a saved IFSC code is looked up where it was not saved', async () => {
  const script = (server: FakeServer) =>
    server.answers(savedBankDetails, { data: { name: 'Meera Joshi', ifsc: 'BHNB0001234', bankName: null } });
  const screen = await loaded({ script });
  expect(screen.server.sentTo(bankByIfsc).map(({ query }) => query)).toEqual([{ ifsc: 'BHNB0001234' }]);
});

describe('the page that led here', () => {
  test.each(['/emandate', '/bank-list'] as const)('%s is where the arrow and the saved details lead', async (back) => {
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
  });
});
