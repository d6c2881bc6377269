import { expect, test } from './fixtures.ts';

test('a step without a token leads to /logout, and then to the start', async ({ page, borrower }) => {
  const stranger = borrower();
  await page.goto('/loan-purpose');
  await stranger.at('/logout');
  await stranger.at('/');
});

test('whoever is logged in skips the start', async ({ borrower, page }) => {
  const meera = borrower();
  await meera.logIn();
  await page.goto('/');
  await meera.at('/home');
});

test('a link with a mobile number fills it in, and keeps click id and source', async ({ page }) => {
  await page.goto('/?mobile_no=9876543210&click_id=c-77&utm_source=poster');
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210');
  expect(await page.evaluate(() => [localStorage.getItem('clickId'), localStorage.getItem('utm_source')])).toEqual([
    'c-77',
    'poster',
  ]);
});

test('a wrong one-time code shows an error under the field', async ({ borrower, page }) => {
  const meera = borrower();
  await page.goto('/');
  await page.getByLabel('Mobile number').fill(meera.mobile);
  await meera.next('Get OTP');
  await meera.at('/enter-otp');
  const right = await meera.code();
  const field = page.locator('input[autocomplete="one-time-code"]');
  await field.fill(right === '0000' ? '0001' : '0000');
  await meera.next('Verify');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(right);
  await meera.next('Verify');
  await meera.at('/enter-name');
});

test('the first screen is served under a strict policy, compressed, and breaks none of it', async ({
  page,
  borrower,
}) => {
  borrower();
  const answer = await page.goto('/');
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['content-encoding']).toBe('br');
});
