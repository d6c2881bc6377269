import { expect, test } from './fixtures.ts';
import { leaksOf, recordPlaces } from './places.ts';

// Every request is seen: none is answered by the service worker.
test.use({ serviceWorkers: 'block' });

test('a new borrower answers every step, agrees and has a loan to repay, and no secret of theirs is anywhere else', async ({
  borrower,
  page,
}) => {
  test.setTimeout(180_000);
  const meera = borrower();
  const written = await recordPlaces(page);
  await page.goto(`/?click_id=leaks-${meera.mobile}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clickId'))).not.toBeNull();
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

  expect(written.map(([place]) => place)).toEqual(
    expect.arrayContaining(['body of analytics', 'body of /sandbox/pixel']),
  );
  expect(await leaksOf(written, meera)).toEqual([]);
});
