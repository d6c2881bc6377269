import { expect, test } from './fixtures.ts';

test('a new borrower answers every step, is approved, agrees, and has a loan to repay on the dashboard', async ({
  borrower,
  page,
}) => {
  test.setTimeout(180_000);
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  await meera.reach('/loan-approval');
  await expect(page.getByText('Your loan is approved')).toBeVisible();
  await expect(page.getByText('You get', { exact: true })).toBeVisible();
  await meera.reach('/dashboard');
  await expect(page).toHaveURL(/\/home$/, { timeout: 10_000 });
  await meera.next('Not now');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera Joshi');
  await expect(page.getByRole('button', { name: 'Repay Loan' })).toBeVisible();
});
