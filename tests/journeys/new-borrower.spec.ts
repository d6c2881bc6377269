import { takeLoan } from '../browsers/journey.ts';
import { expect, test } from './fixtures.ts';
import { keyboardPersonAt } from './keyboard.ts';
import { leaksOf, recordPlaces } from './places.ts';

test('a new borrower with only a keyboard gets a loan to repay, and their secrets are only where they belong', async ({
  borrower,
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const meera = borrower();
  const written = await recordPlaces(page);
  await page.goto(`/?click_id=leaks-${meera.mobile}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clickId'))).not.toBeNull();
  await takeLoan(keyboardPersonAt(page), String(baseURL), meera.mobile);
  const feedback = page.getByRole('dialog');
  await expect(feedback).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(feedback).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera Joshi');
  await expect(page.getByRole('button', { name: 'Repay Loan' })).toBeVisible();

  await expect
    .poll(() => written.map(([place]) => place))
    .toEqual(expect.arrayContaining(['body of analytics', 'body of /sandbox/pixel']));
  expect(await leaksOf(written, meera)).toEqual([]);
});
