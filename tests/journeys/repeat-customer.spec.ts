import { expect, test } from './fixtures.ts';

// The lender's second persona: comes back, and the confirmed details are approved.
test('a repeat customer changes one answer, confirms the rest and is approved', async ({ borrower, page }) => {
  const ravi = borrower('9000000002');
  await ravi.logIn();
  await ravi.reach('/confirm-details');
  await page.getByRole('link', { name: /Loan purpose/ }).click();
  await ravi.at('/loan-purpose');
  await page.locator('[value="Education"]').check({ force: true });
  await ravi.next();
  await ravi.at('/confirm-details');
  await expect(page.getByRole('link', { name: /Loan purpose/ })).toContainText('Education');
  await ravi.next('Continue');
  await ravi.at('/loan-approval');
});
