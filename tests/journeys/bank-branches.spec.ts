import { button, drawer, effectsOf, untilAt } from './bank-acts.ts';
import { expect, test } from './fixtures.ts';

// §4 "Penny drop" as a borrower sees it, with the page of the partner.

test('reverse penny drop shows a message until the Rs 1 is paid on its page, and then confirms the account', async ({
  openRoute,
  page,
  context,
}) => {
  await page.clock.install();
  const omkar = await openRoute('/emandate', { persona: 'penny-reverse' });
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'Please pay Rs1 to verify your bank account' })).toBeVisible();

  const opened = context.waitForEvent('page');
  await button(page, 'Continue').click();
  const unpaid = await opened;
  await expect(drawer(page)).toContainText('Please wait, we are verifying your bank account');
  expect(await unpaid.evaluate(() => opener)).toBeNull();
  await unpaid.getByRole('button', { name: 'Do not pay' }).click();
  await expect(unpaid.getByText(/Close this page and go back to the app\./)).toBeVisible();
  await unpaid.close();
  await page.clock.fastForward(10_000);
  // The message of the popup, which stays on the page.
  await expect(page.getByText('The Rs 1 has not arrived.').filter({ visible: true }).first()).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(drawer(page)).toBeHidden();

  // Until the Rs 1 is paid, Continue opens the payment page again.
  const again = context.waitForEvent('page');
  await button(page, 'Continue').click();
  const payment = await again;
  await payment.getByRole('button', { name: 'Pay Rs 1' }).click();
  await expect(payment.getByText("You chose 'Pay Rs 1'.")).toBeVisible();
  await payment.close();
  await button(page, 'Continue').click();
  await untilAt(page, '/bank-list', 4_000);
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  expect(await effectsOf(omkar)).toMatchObject({ mandates: 1 });
});
