import type { Page } from '@playwright/test';
import { enterName } from '#schemas/enter-name.ts';
import { expect, test } from './fixtures.ts';

const twoHoursMs = 7_200_000;
const minuteMs = 60_000;

/** Waits until the device sync of a login was answered. */
const synced = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('syncWebDataCacheTime'))).not.toBeNull();

/** Waits for the code that listens to the other tabs, which comes after the first paint. */
const listens = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /background/.test(name)));

test('two hours without activity end in the specified words, and a minute before one tap stays logged in', async ({
  borrower,
  page,
}) => {
  await page.clock.install();
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  await synced(page);

  await page.clock.fastForward(twoHoursMs - minuteMs);
  await expect(page.getByRole('alertdialog', { name: 'Do you want to stay logged in?' })).toBeVisible();
  await meera.next('Stay logged in');
  await page.clock.fastForward(twoHoursMs - minuteMs);
  await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeVisible();
  await meera.at('/enter-name');

  await page.clock.fastForward(minuteMs);
  const words = 'You have been logged out due to inactivity. Please log in again to continue.';
  await expect(page.getByRole('alertdialog', { name: words })).toBeVisible();
  await page.clock.fastForward(3_000);
  await meera.at('/');
  await meera.next('OK');
  await expect(page.getByRole('status').getByText(words)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a logout in one tab ends the session in the other', async ({ borrower, context, page }) => {
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  const other = await context.newPage();
  await other.goto('/gender');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await listens(other);

  await page.goto('/contact-us');
  await page.getByRole('link', { name: 'Log out' }).click();
  await meera.at('/');
  await expect(other).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("another borrower's link in one tab ends the session of the other tab, and nothing of it is left", async ({
  borrower,
  browser,
  baseURL,
  context,
  page,
}) => {
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  await listens(page);
  await page.getByLabel('Name').first().fill('Meera Joshi');
  const storedBy = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(() => storedBy(page)).toContain('Meera');

  const phone = await browser.newPage({ ...(baseURL && { baseURL }) });
  const ravi = borrower(undefined, phone);
  await ravi.logIn();
  const token = await phone.evaluate(() => localStorage.getItem('token'));
  await phone.close();

  const other = await context.newPage();
  await other.goto(`/login?token=${token}`);
  await expect(other).toHaveURL(/\/enter-name$/);
  await meera.at('/home');
  expect(await storedBy(other)).not.toContain('Meera');
});

test('a login after a refused one, on the same page, asks for no second policy', async ({ borrower, page }) => {
  await page.addInitScript(() => {
    const { trustedTypes } = window;
    const create = trustedTypes?.createPolicy.bind(trustedTypes);
    const made: string[] = [];
    Object.assign(window, { made });
    if (trustedTypes && create)
      trustedTypes.createPolicy = (name, rules) => {
        made.push(name);
        return create(name, rules);
      };
  });
  const made = () => page.evaluate(() => Reflect.get(window, 'made') as string[]);
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  await expect.poll(made).toEqual(['service-worker']);
  const refusal = { call: 'any', kind: 'refuse', status: 403, mobile: meera.mobile };
  await page.request.post('/sandbox/faults', { data: refusal });
  await meera.answer(enterName);
  await meera.at('/');
  await meera.reach('/enter-name');
  await meera.answer(enterName);
  // What registers the service worker begins with the device sync of the new login.
  await synced(page);
  expect(await made()).toEqual(['service-worker']);
});
