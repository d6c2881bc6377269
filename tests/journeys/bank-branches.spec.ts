import type { Page } from '@playwright/test';
import { button, counted, drawer, effectsOf, enterDetails, untilAt } from './bank-acts.ts';
import { expect, test } from './fixtures.ts';

// §4 "Penny drop", "E-mandate", "Bank list" as a person meets them, with the partners' own pages.

/** The list behind its 5 s of spinner. */
async function seeList(page: Page, badges: readonly string[]): Promise<void> {
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('radio')).toHaveCount(badges.length);
  await expect(page.getByText(/^(Not )?Verified$/)).toHaveText(badges);
}

test('a rejected penny drop leads to the list; another account is added, and verified', async ({ journey, page }) => {
  await page.clock.install();
  const bina = await journey({ to: '/emandate', persona: 'penny-rejected' });
  await button(page, 'Continue').click();
  await untilAt(page, '/bank-list', 1_500);
  await seeList(page, ['Not Verified']);

  await page.getByRole('link', { name: 'or add a new bank account' }).click();
  await bina.at('/bank-details');
  await button(page, 'Back').click();
  await seeList(page, ['Not Verified']);
  await page.getByRole('link', { name: 'or add a new bank account' }).click();
  await enterDetails(bina, { accountNo: '99887766554433', confirmedAccountNo: '99887766554433' });
  await button(page, 'YES').click();
  await bina.at('/bank-list');

  await seeList(page, ['Not Verified', 'Not Verified']);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await button(page, 'Continue').click();
  await bina.at('/emandate');
  await button(page, 'Continue').click();
  await expect(drawer(page)).toContainText('Sending Rs 1 to your bank for verification');
  await untilAt(page, '/bank-list', 10_000);
  await seeList(page, ['Verified', 'Not Verified']);
  expect(await effectsOf(bina)).toMatchObject({ mandates: 1, loans: 0 });
});

test('reverse penny drop: not paid, a message, paid on its page, and confirmed by the next call', async ({
  journey,
  page,
  context,
}) => {
  await page.clock.install();
  const omkar = await journey({ to: '/emandate', persona: 'penny-reverse' });
  const pennyDrops = counted(page, 'pennyDrop');
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'Please pay Rs1 to verify your bank account' })).toBeVisible();
  expect(pennyDrops()).toBe(0);

  const pay = async (how: string) => {
    const opened = context.waitForEvent('page');
    await button(page, 'Continue').click();
    const payment = await opened;
    await expect(drawer(page)).toContainText('Please wait, we are verifying your bank account');
    expect(await payment.evaluate(() => opener)).toBeNull();
    await payment.getByRole('button', { name: how }).click();
    await expect(payment.getByText(/Close this page and go back to the app\./)).toBeVisible();
    await payment.close();
    await page.clock.fastForward(10_000);
  };
  await pay('Do not pay');
  // The words of the popup, which stay on the page.
  await expect(page.getByText('The Rs 1 has not arrived.').filter({ visible: true }).first()).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(drawer(page)).toBeHidden();

  // The screen stays until it is paid: the page opens again, and the borrower can ask again.
  const again = context.waitForEvent('page');
  await button(page, 'Continue').click();
  const payment = await again;
  await payment.getByRole('button', { name: 'Pay Rs 1' }).click();
  await expect(payment.getByText("You chose 'Pay Rs 1'.")).toBeVisible();
  await payment.close();
  await button(page, 'Continue').click();
  await untilAt(page, '/bank-list', 4_000);
  await seeList(page, ['Verified']);
  expect(await effectsOf(omkar)).toMatchObject({ mandates: 1 });
});

test('the checkout: closed, and then approved, with one order', async ({ journey, page }) => {
  await page.clock.install();
  const meera = await journey({ to: '/emandate' });
  await button(page, 'Continue').click();
  await button(page, 'Close without approving').click();
  await meera.at('/emandate');
  await button(page, 'Continue').click();
  await button(page, 'Approve').click();
  await meera.at('/emandate-status');
  await untilAt(page, '/emandate', 2_000);
  expect(await effectsOf(meera)).toMatchObject({ accounts: ['Not Verified'], mandates: 1 });
});
