import { expect, test } from './fixtures.ts';

test('a repeat customer changes one answer, confirms the rest and is approved', async ({ journey, page }) => {
  const ravi = await journey({ to: '/confirm-details', persona: 'repeat-approved' });
  await page.locator('a[href="/loan-purpose"]').click();
  await ravi.at('/loan-purpose');
  await page.locator('[value="Education"]').check({ force: true });
  await ravi.next();
  await ravi.at('/confirm-details');
  await expect(page.getByRole('link', { name: /Loan purpose/ })).toContainText('Education');
  await ravi.next('Continue');
  await ravi.at('/loan-approval');
});
