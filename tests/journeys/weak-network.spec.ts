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

test('a lost connection shows on the screen for as long as it lasts', async ({ borrower, context, page }) => {
  borrower();
  await page.goto('/');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Your answers are kept.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline. Your answers are kept.')).toBeHidden();
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

test('while the code loads the page shows it, and is never blank', async ({ borrower, page }) => {
  borrower();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/vendor-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await expect(page.getByText('Kadam is opening')).toBeVisible();
  arrive();
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
  await expect(page.getByText('Kadam is opening')).toBeHidden();
});

for (const [server, status] of [
  ['answers that it is missing', 404],
  ['answers with a page instead', 200],
] as const) {
  // Without a borrower: the browser itself reports on the console that it refuses the page as a script.
  test(`a chunk that a later release removed leads to the reload screen: the server ${server}`, async ({ page }) => {
    const contentType = 'text/html; charset=utf-8';
    await page.route('**/assets/support-*.js', (route) =>
      route.fulfill({ status, contentType, body: '<!doctype html><div id="root"></div>' }),
    );
    await page.goto('/contact-us');
    await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
    await page.unroute('**/assets/support-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
  });
}

test('a dialog whose chunk did not load is the browser’s alert, and the next one is drawn', async ({
  borrower,
  page,
}) => {
  const meera = borrower();
  await page.route('**/assets/dialog-*.js', (route) => route.abort());
  await page.goto('/');
  await page.route('**/api/customers/customer-login-byMsg91*', (route) => route.abort());
  await page.getByLabel('Mobile number').fill(meera.mobile);
  const alerted = page.waitForEvent('dialog');
  await meera.next('Get OTP');
  const alert = await alerted;
  expect(alert.message()).toContain('We could not reach the server.');
  await alert.accept();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute('**/assets/dialog-*.js');
  await meera.next('Get OTP');
  await expect(page.locator('[data-layer]').getByText('We could not reach the server.')).toBeVisible();
});
