import { stepByRoute } from '#schemas/index.ts';
import { expect, test } from './fixtures.ts';

test('a repeat customer changes one answer, confirms the rest and is approved', async ({ openRoute, page }) => {
  const ravi = await openRoute('/confirm-details', { persona: 'repeat-approved' });
  await page.locator('a[href="/loan-purpose"]').click();
  await ravi.at('/loan-purpose');
  const purpose = String(stepByRoute('/loan-purpose').examples.pass[0]?.loanPurpose);
  await page.locator(`[value="${purpose}"]`).check({ force: true });
  await ravi.next();
  await ravi.at('/confirm-details');
  await expect(page.getByRole('link', { name: /Loan purpose/ })).toContainText(purpose);
  await ravi.next('Continue');
  await ravi.at('/loan-approval');
});
