import type { Page } from '@playwright/test';
import { chooseGender, failingCalls, failingSaves } from './failing-calls.ts';
import { expect, test } from './fixtures.ts';

// Section 8: the message and the next action, caused by the sandbox's faults and personas. Other rows are in refusals,
// weak-network, session-ends, ways-in, branches and the bank's journeys.

/** Closes the popup by its last button. */
async function closePopup(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

interface Shown {
  readonly message?: string | RegExp | undefined;
  readonly stays?: string | RegExp | undefined;
  readonly never?: string | undefined;
}

/** What a failure shows: the popup where there is one, then the text that stays on the page. */
async function showsFailure(page: Page, { message, stays = message, never }: Shown): Promise<void> {
  if (message) {
    await expect(page.getByRole('alertdialog')).toContainText(message);
    await closePopup(page);
  }
  if (stays) await expect(page.getByText(stays).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  if (never) await expect(page.getByText(never)).toBeHidden();
}

test('§8 every failure of a save shows its message, and keeps the answer for the next try', async ({
  openRoute,
  page,
}) => {
  const meera = await openRoute('/gender');
  for (const { row, fault, ...shown } of failingSaves) {
    await test.step(row, async () => {
      await meera.fails('saveAnswer', fault);
      await chooseGender(meera);
      await showsFailure(page, shown);
      await meera.at('/gender');
      await expect(page.locator('[value="Female"]')).toBeChecked();
    });
  }
});

for (const { row, on, persona, call, fault, act, ends = on, ...shown } of failingCalls) {
  test(`§8 ${row}`, async ({ openRoute, page }) => {
    const somebody = await openRoute(on, { persona, before: (borrower) => borrower.fails(call, fault) });
    await act?.(somebody);
    await showsFailure(page, shown);
    await somebody.at(ends);
    const nextAction = page.locator('main').locator('button, a').filter({ visible: true });
    if (ends !== '/logout') await expect(nextAction.first()).toBeVisible();
  });
}

test('§8 Aadhaar of another account: the mobile, masked, and where to write about it', async ({ openRoute, page }) => {
  const farhan = await openRoute('/enter-aadhar', { persona: 'aadhaar-taken' });
  await farhan.enterAadhaar();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText('This Aadhaar number is associated with another existing account');
  await expect(popup).toContainText(/\d{2}XXXXXX\d{2}/);
  await expect(popup.getByRole('link', { name: 'help@kadam.example' })).toBeVisible();
  await closePopup(page);
  await farhan.at('/enter-aadhar');
});

test("§8 selfie: 'Attempt 1 of 2', 'Attempt 2 of 2', and on to the dashboard", async ({ openRoute, page }) => {
  const harish = await openRoute('/selfie-verification', { persona: 'selfie-fails-twice' });
  await harish.sendSelfie();
  await expect(page.getByRole('alertdialog', { name: 'Attempt 1 of 2' })).toContainText(
    'Verification failed. Please try again.',
  );
  await harish.next('Try again');
  await harish.sendSelfie();
  await expect(page.getByRole('alertdialog', { name: 'Attempt 2 of 2' })).toBeVisible();
  await harish.at('/dashboard');
});

test('§8 a failed auto-login shows nothing, and offers a next action', async ({ openRoute, page }) => {
  const storeOldToken = () => page.evaluate(() => localStorage.setItem('accessToken', 'one-that-has-ended'));
  const stranger = await openRoute('/auto-login', { before: storeOldToken });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('link', { name: 'Log in with your mobile number' }).click();
  await stranger.at('/home');
});

test('§8 a failed device sync shows nothing', async ({ openRoute, page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/sync/'));
  await page.route('**/sync/**', (route) => route.abort());
  await openRoute('/gender');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="alert"]:not(:empty), [role="alertdialog"]')).toHaveCount(0);
});
