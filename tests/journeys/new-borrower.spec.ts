import { takeLoan } from '../browsers/journey.ts';
import { expect, test } from './fixtures.ts';
import { keyboardPersonAt } from './keyboard.ts';

test('a new borrower with only a keyboard answers every step, is approved, agrees, and has a loan to repay', async ({
  borrower,
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { mobile } = borrower();
  await takeLoan(keyboardPersonAt(page), String(baseURL), mobile);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera Joshi');
  await expect(page.getByRole('button', { name: 'Repay Loan' })).toBeVisible();
});
