import { expect, test } from './fixtures.ts';

test('a new borrower answers every step, sees the approval and arrives on the dashboard', async ({
  borrower,
  page,
}) => {
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  await meera.reach('/loan-approval');
  await expect(page.getByText('Your loan is approved')).toBeVisible();
  await expect(page.getByText('You get', { exact: true })).toBeVisible();
  await meera.reach('/dashboard');
  await expect(page).toHaveURL(/\/home$/, { timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera Joshi');
});
