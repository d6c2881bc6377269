import { describe, expect, test } from 'vitest';
import { savedBankDetails } from '#contract/bank.ts';
import type { Screen } from './stage-bank-details.tsx';
import { account, openScreen, savedAs } from './stage-bank-details.tsx';

describe('while the saved account is not known', () => {
  const bank = { "Account holder's name": 'Meera Joshi', 'IFSC code': 'BHNB0001234' };
  const wrong = '55210984418';
  const asks = { name: 'Enter account number ending with 4417' };

  async function filled(screen: Screen, number: string) {
    for (const [label, value] of Object.entries(bank)) await screen.field(label).fill(value);
    await expect.element(screen.field('Bank name')).toHaveValue('Bharat National Bank');
    await screen.fill(number);
  }

  test('Next waits for it, and then asks for its last four digits', async () => {
    let release = () => {};
    const screen = await openScreen({ saved: account, script: (api) => (release = api.stalls(savedBankDetails)) });
    await filled(screen, wrong);
    await screen.next.click();
    await screen.pass(5_000);
    expect(screen.dialog.query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Please wait' })).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
    expect(screen.dialog.query()).toBeNull();
    expect(screen.saves()).toEqual([]);
  });

  test('Next reads it again where it could not be read, and saves nothing until it could', async () => {
    const screen = await openScreen({ saved: account, script: (api) => api.refuses(savedBankDetails, 500, '') });
    const failure = screen.getByRole('alertdialog', { name: 'Internal Server Error' });
    const ok = failure.getByRole('button', { name: 'OK' });
    await ok.click();
    await filled(screen, wrong);
    await screen.next.click();
    await ok.click();
    await expect.element(failure).not.toBeInTheDocument();
    await screen.pass(500);
    expect(screen.dialog.query()).toBeNull();
    expect(screen.server.sentTo(savedBankDetails)).toHaveLength(2);

    screen.server.answers(savedBankDetails, savedAs(account));
    await screen.next.click();
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
    await screen.pass(3_000);
    await screen.fill();
    await screen.next.click();
    await screen.pass(500);
    await expect.element(screen.dialog).toBeVisible();
    expect(screen.server.sentTo(savedBankDetails)).toHaveLength(4);
  });

  test('Next shows on the page that it did not work, where the failure has no popup', async () => {
    const screen = await openScreen({ script: (api) => api.refuses(savedBankDetails, 503, 'Busy') });
    await filled(screen, account);
    await screen.next.click();
    await screen.pass(500);
    await expect.element(screen.getByText(/^That did not work\./)).toBeVisible();
    expect(screen.dialog.query()).toBeNull();
    expect(screen.server.sentTo(savedBankDetails)).toHaveLength(2);
  });

  test('YES waits for it too, where the lead is no Repeat Case any more', async () => {
    const screen = await openScreen({ saved: account, facts: { leadType: 'Repeat Case' } });
    await filled(screen, wrong);
    await screen.next.click();
    await screen.pass(500);
    await expect.element(screen.dialog).toBeVisible();
    screen.session.patch({ leadType: 'New Case' });
    await screen.getByRole('button', { name: 'YES' }).click();
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
    await expect.element(screen.dialog).not.toBeInTheDocument();
    expect(screen.saves()).toEqual([]);
  });
});
