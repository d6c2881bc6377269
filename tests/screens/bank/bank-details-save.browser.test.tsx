import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveBankDetails } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import { account, loaded, openQuestion } from './stage-bank-details.tsx';

describe('the question before saving', () => {
  test('YES saves once, whatever the tapping and a held Enter, and goes to the next step with the account', async () => {
    const screen = await loaded();
    await openQuestion(screen);
    const release = screen.server.stalls(saveBankDetails);
    const yes = screen.getByRole('button', { name: 'YES' }).element() as HTMLElement;
    for (let tap = 0; tap < 4; tap++) yes.click();
    yes.focus();
    await userEvent.keyboard('{Enter>6/}');
    release();
    await expect.poll(screen.path).toBe('/emandate');
    expect(screen.saves().map(({ body }) => body)).toEqual([
      {
        accountHoldersName: 'Meera Joshi',
        accountNo: account,
        confirmedAccountNo: account,
        ifsc: 'BHNB0001234',
        bankName: 'Bharat National Bank',
        leadID: 48213,
      },
    ]);
    expect(screen.server.sentTo(nextStepCall)[0]?.body).toMatchObject({ accountID: 'acc_19' });
  });
});

test('the account number is kept nowhere: not in storage, not in an address, not in a report', async () => {
  const screen = await loaded();
  await openQuestion(screen);
  await screen.getByRole('button', { name: 'YES' }).click();
  await expect.poll(screen.path).toBe('/emandate');
  const everything = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, screen.reports]);
  expect(everything).not.toContain(account);
});
