import type { Page } from '@playwright/test';
import { bankDetails } from '#schemas/bank-details.ts';
import { fillStep } from '../../scripts/journey/fill.ts';
import { button, consent, counted, drawer, effectsOf, enterDetails, untilAt } from './bank-acts.ts';
import { expect, test } from './fixtures.ts';

// §4 "Penny drop", "E-mandate", "Bank list", "Bank details" as a person meets them, with the partners' own pages.

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
  await expect(page.getByRole('alertdialog')).toContainText('Your bank did not accept the Rs 1.');
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
  await page.clock.fastForward(1_500);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByText('The Rs 1 has not arrived.')).toBeVisible();

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

test('a penny drop that never ends is polled every 10 s for 5 minutes, then ends with a message; leaving stops it', async ({
  journey,
  page,
}) => {
  await page.clock.install();
  await journey({ to: '/emandate', persona: 'penny-never-ends' });
  const pennyDrops = counted(page, 'pennyDrop');
  await button(page, 'Continue').click();
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 60_000 });
  await expect(page.getByRole('alertdialog')).toContainText('Your bank has not answered yet. Please try again.');
  expect(pennyDrops()).toBeGreaterThan(2);
  expect(pennyDrops()).toBeLessThanOrEqual(31);
  await button(page, 'OK').click();
  await expect(drawer(page)).toBeHidden();
  const atTheEnd = pennyDrops();
  await page.clock.fastForward(60_000);
  expect(pennyDrops()).toBe(atTheEnd);

  await button(page, 'Continue').click();
  await expect.poll(pennyDrops).toBe(atTheEnd + 1);
  await page.goto('/contact-us');
  await page.clock.fastForward(60_000);
  expect(pennyDrops()).toBe(atTheEnd + 1);
});

test('the checkout: blocked, slow, closed, and then approved, with one order', async ({ journey, page }) => {
  await page.clock.install();
  const meera = await journey({ to: '/emandate' });
  const setUp = counted(page, 'setEmandate');
  const popup = page.getByRole('alertdialog');

  await page.route('**/sandbox/checkout.js', (route) => route.abort());
  await button(page, 'Continue').click();
  await expect(popup).toContainText('The e-mandate page did not load.');
  await button(page, 'OK').click();
  await page.unroute('**/sandbox/checkout.js');

  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/sandbox/checkout.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const requested = page.waitForRequest('**/sandbox/checkout.js');
  await button(page, 'Continue').click();
  await requested;
  await page.clock.fastForward(20_000);
  await expect(popup).toContainText('The e-mandate page takes long to load.');
  await button(page, 'OK').click();
  arrive();

  await button(page, 'Continue').click();
  await button(page, 'Close without approving').click();
  await meera.at('/emandate');
  await button(page, 'Continue').click();
  await button(page, 'Approve').click();
  await meera.at('/emandate-status');
  await untilAt(page, '/emandate', 2_000);
  expect(setUp()).toBeLessThanOrEqual(3);
  expect(await effectsOf(meera)).toMatchObject({ accounts: ['Not Verified'], mandates: 1 });
});

test('saved bank details: other last four digits show a message and are not sent, NO sends nothing, and a masked number is blank', async ({
  journey,
  page,
}) => {
  await page.clock.install();
  const jatin = await journey({ to: '/bank-details', persona: 'statement-whole' });
  const saved = counted(page, 'saveBankDetails');
  await expect(page.getByLabel('Bank name')).toHaveValue('Bharat National Bank');
  await expect(page.locator('[name="accountNo"]')).toHaveValue('55210984417');
  await fillStep(page, bankDetails, { accountNo: '99887766554433', confirmedAccountNo: '99887766554433' });
  await button(page, 'Next').click();
  await expect(page.getByText('Enter account number ending with 4417').first()).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await enterDetails(jatin);
  await button(page, 'NO').click();
  await expect(button(page, 'YES')).toBeHidden();
  expect(saved()).toBe(0);

  await journey({ to: '/bank-details', persona: 'statement-masked' });
  await expect(page.getByLabel('Bank name')).toHaveValue('Bharat National Bank');
  await expect(page.locator('[name="accountNo"]')).toHaveValue('');
});

test('a confirmation that the sandbox refuses warns, and the account can be confirmed again', async ({
  journey,
  page,
}) => {
  await page.clock.install();
  const lata = await journey({ to: '/bank-list', persona: 'mandate-exists' });
  await lata.fails('confirmBankAccount', { kind: 'refuse', status: 422, message: 'This bank is closed today.' });
  await (await consent(page)).click();
  await expect(page.getByRole('alertdialog', { name: 'This bank is closed today.' })).toBeVisible();
  await button(page, 'OK').click();
  await (await consent(page)).click();
  await lata.at('/term-condition');
});
