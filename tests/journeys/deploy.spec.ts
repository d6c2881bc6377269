import { releaseAgain } from '../faults/release.ts';
import { expect, test } from './fixtures.ts';

test.use({ mayMissFiles: true });

test('after a deploy the open page still works, and where its code is gone, Reload shows the new build with what was typed', async ({
  journey,
  context,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // Keeps the code from being fetched ahead, as on a slow phone.
  let isSlow = true;
  await page.route('**/static/js/support-*.js', (route) => (isSlow ? route.abort() : route.fallback()));
  const meera = await journey({ to: '/payment-mode' });
  await releaseAgain(context, 1);
  isSlow = false;
  await page.getByRole('radio').first().check();
  await meera.next();
  await meera.at('/company-name');
  const company = page.getByLabel('Company name');
  await company.fill('Sunrise Textiles');
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/static-1/'))).toEqual([]);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
  expect(requested.some((path) => path.startsWith('/static-1/js/support-'))).toBe(true);
  await page.goBack();
  await expect(company).toHaveValue('Sunrise Textiles');
  await meera.next();
  await meera.at('/industry');
});
