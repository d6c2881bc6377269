import { installedServers, startServer } from '../deploy/start-server.ts';
import { test as base, expect } from './fixtures.ts';

// nginx over TLS with the configuration that the build wrote, and the sandbox lender behind it.

const test = base.extend({
  ignoreHTTPSErrors: true,
  baseURL: async ({ baseURL }, use) => {
    const nginx = await startServer('nginx', new URL(String(baseURL)).host);
    await use(nginx.address);
    await nginx.end();
  },
});

if (installedServers().includes('nginx'))
  test('behind nginx a borrower logs in, answers, reloads, and comes back from the checkout by its POST', async ({
    borrower,
    journey,
    page,
  }) => {
    const meera = borrower();
    await meera.logIn();
    await meera.at('/enter-name');
    await meera.reach('/enter-your-pan');
    const reloaded = await page.reload();
    expect(reloaded?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => isSecureContext)).toBe(true);

    const other = await journey({ to: '/emandate' });
    await other.next('Continue');
    const redirect = page.waitForResponse((response) => response.status() === 303);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    expect((await redirect).request().method()).toBe('POST');
    await other.at('/emandate-status');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
