import type { Page } from '@playwright/test';
import { sampleAadhaar } from '#sandbox/personas.ts';
import { failingCalls } from './failing-calls.ts';
import { expect, test } from './fixtures.ts';

// Section 8, row by row: what is told, and the way on. Each is brought about as anybody can: by the sandbox's faults and
// its borrowers. What other journeys show stands there: refusals, weak-network, session-ends, ways-in, branches.

/** A popup is closed by its button, or has closed itself; its words stay on the page. */
async function closePopup(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

for (const { row, on, persona, call, fault, act, told, stays = told, never, ends = on } of failingCalls) {
  test(`§8 ${row}`, async ({ openRoute, page }) => {
    const somebody = await openRoute(on, { persona, before: (borrower) => borrower.fails(call, fault) });
    await act?.(somebody);
    if (told) {
      await expect(page.getByRole('alertdialog')).toContainText(told);
      await closePopup(page);
    }
    if (stays) await expect(page.getByText(stays).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    if (never) await expect(page.getByText(never)).toBeHidden();
    await somebody.at(ends);
    const wayOn = page.locator('main').locator('button, a').filter({ visible: true });
    if (ends !== '/logout') await expect(wayOn.first()).toBeVisible();
  });
}

test('§8 Aadhaar of another account: the mobile, masked, and where to write about it', async ({ openRoute, page }) => {
  const farhan = await openRoute('/enter-aadhar', { persona: 'aadhaar-taken' });
  await farhan.enterAadhaar();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('This Aadhaar number is associated with another existing account');
  await expect(told).toContainText(/\d{2}XXXXXX\d{2}/);
  await expect(told.getByRole('link', { name: 'help@kadam.example' })).toBeVisible();
  await closePopup(page);
  await farhan.at('/enter-aadhar');
});

test("§8 'Please enter aadhaar otp', and then 'Verified Successfully'", async ({ openRoute, page }) => {
  const meera = await openRoute('/enter-aadhar', { persona: 'new' });
  await page.getByLabel('Aadhaar number').fill(sampleAadhaar(meera.mobile));
  await meera.next('Get OTP');
  await meera.next('Verify');
  await expect(page.getByText('Please enter aadhaar otp').first()).toBeVisible();
  await page.locator('input[autocomplete="one-time-code"]').fill(await meera.code('aadhaar'));
  await meera.next('Verify');
  await expect(page.getByText('Verified Successfully')).toBeVisible();
  await meera.at('/loan-purpose');
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

test('§8 bank details: an account that is not the known one is told by its last digits', async ({
  openRoute,
  page,
}) => {
  const jatin = await openRoute('/bank-details', { persona: 'statement-whole' });
  await page.locator('[name="accountHolderName"]').fill('Jatin Bora');
  for (const name of ['accountNo', 'confirmedAccountNo']) await page.locator(`[name="${name}"]`).fill('55210980000');
  await page.locator('[name="ifsc"]').fill('SBIN0001234');
  await expect(page.locator('[name="bankName"]')).not.toHaveValue('');
  await jatin.next();
  await expect(page.getByText(/^Enter account number ending with \d{4}$/).first()).toBeVisible();
  await jatin.at('/bank-details');
});

test('§8 penny drop: the message of the bank, then the list of accounts', async ({ openRoute, page }) => {
  const bina = await openRoute('/emandate', { persona: 'penny-rejected' });
  await bina.next('Continue');
  await expect(page.getByText('Your bank did not accept the Rs 1.').first()).toBeVisible({ timeout: 40_000 });
  await bina.at('/bank-list');
});

test('§8 KFS: a wrong code is told in the modal', async ({ openRoute, page }) => {
  const wasim = await openRoute('/term-condition', { persona: 'key-facts' });
  await page.getByRole('checkbox').check();
  await wasim.next('Continue');
  const modal = page.getByRole('dialog');
  const right = await wasim.code('kfs');
  const field = modal.locator('input[autocomplete="one-time-code"]');
  await field.fill(right === '000000' ? '000001' : '000000');
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(modal.getByText(/code|OTP/i).last()).toBeVisible();
  await wasim.next('Cancel');
  await wasim.at('/term-condition');
});

test('§8 KFS: any other status is an alert with the message', async ({ openRoute, page }) => {
  const tejas = await openRoute('/term-condition', { persona: 'key-facts-refused' });
  await page.getByRole('checkbox').check();
  await tejas.next('Continue');
  const modal = page.getByRole('dialog');
  await modal.locator('input[autocomplete="one-time-code"]').fill(await tejas.code('kfs'));
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('We could not register your acceptance.');
  await closePopup(page);
  await tejas.at('/term-condition');
});

test('§8 auto-login that fails changes nothing that is seen, and a way on stands there', async ({
  openRoute,
  page,
}) => {
  const storeOldToken = () => page.evaluate(() => localStorage.setItem('accessToken', 'one-that-has-ended'));
  const stranger = await openRoute('/auto-login', { before: storeOldToken });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('link', { name: 'Log in with your mobile number' }).click();
  await stranger.at('/home');
});

test('§8 a device sync that fails is not seen', async ({ openRoute, page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/sync/'));
  await page.route('**/sync/**', (route) => route.abort());
  await openRoute('/gender');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="alert"]:not(:empty), [role="alertdialog"]')).toHaveCount(0);
});
