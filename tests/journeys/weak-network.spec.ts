import { expect, test } from './fixtures.ts';

test('a chunk that does not load shows a message, and loads with one tap once the network is back', async ({
  borrower,
  page,
}) => {
  borrower();
  await page.route('**/assets/support-*.js', (route) => route.abort());
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  await expect(page.getByText('ChunkLoadError: Loading chunk /contact-us failed (error)')).toBeVisible();
  await page.unroute('**/assets/support-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
});

test('a tap before its code could be fetched shows a message, and the next tap works', async ({ borrower, page }) => {
  const meera = borrower();
  await page.route(/\/assets\/(client|dialog|journey)-.*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.getByLabel('Mobile number').fill(meera.mobile);
  await meera.next('Get OTP');
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute(/\/assets\/(client|dialog|journey)-.*\.js/);
  await meera.next('Get OTP');
  await meera.at('/enter-otp');
});

// Without a borrower: the browser itself reports on the console that it refuses the page as a script.
test('a chunk that a later release removed leads to the reload screen, where the server sends a page instead', async ({
  page,
}) => {
  await page.route('**/assets/support-*.js', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><div id="root"></div>' }),
  );
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  await page.unroute('**/assets/support-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
});
