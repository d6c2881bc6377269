import type { BrowserContextOptions, Page } from '@playwright/test';
import { type Route, routes } from '#contract/routes.ts';
import type { Screen } from '#engine/screen.ts';
import { steps } from '#schemas/index.ts';
import { screenByRoute } from '#screens/index.ts';
import { cutOff } from '../cut-off.ts';
import type { Borrower } from './borrower.ts';
import { englishOn } from './english-on.ts';
import { test as base, expect, type OpenOptions } from './fixtures.ts';

// Every route of the specification on a phone, opened by its address. PICTURES=folder keeps a picture of each.

/** One page visits all addresses of a worker, because a new page would load and compile the app again for each. */
const test = base.extend<object, { phone: Page }>({
  phone: [
    async ({ browser }, use, { project }) => {
      // The type of the options has undefined for those that are not set.
      const options = { ...project.use, ...project.use.contextOptions } as BrowserContextOptions;
      const phone = await browser.newPage(options);
      await use(phone);
      await phone.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ phone }, use) => {
    await phone.setViewportSize({ width: 360, height: 740 });
    await use(phone);
    // Opens a page without scripts, so that late answers of the last screen open no other one while the storage is emptied.
    await phone.goto('/mark.svg');
    await phone.unrouteAll();
    await phone.context().clearCookies();
    await phone.evaluate(() => localStorage.clear());
  },
});

const narrow = { width: 320, height: 640 };

async function keepPicture(page: Page, route: string): Promise<void> {
  const folder = process.env.PICTURES;
  const name = route.slice(1) || 'start';
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, scale: 'css' });
}

/** Checks that a page has a title, one heading, and a next action or a notice of waiting, and is no wider than the phone. */
async function checkWhole(page: Page, route: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/\S · Kadam$/);
  await expect(page.locator('[aria-busy="true"]:not(:has(+ div > h1))')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText(/^Reading /)).toHaveCount(0, { timeout: 20_000 });
  const something = page.locator('main').locator('button, a, input, select, [role="status"]');
  await expect(something.filter({ visible: true }).first()).toBeVisible();
  await keepPicture(page, route);
  await page.setViewportSize(narrow);
  await expect.poll(() => page.evaluate(cutOff), route).toEqual([]);
}

/** Queries and personas with which a route shows more than by default. */
const shownBy: Partial<Record<Route, OpenOptions>> = {
  '/finbox': { query: '?success=false&entity_id=1' },
  // With this persona nothing opens over the screen.
  '/home': { persona: 'loan-part-paid' },
  '/my-loan': { persona: 'loans-closed' },
};

/** Answers no call, so that a screen that waits for an answer stays open. */
const holdCalls = ({ page }: Borrower) => page.route('**/api/**', () => undefined);

/** Checks that the page fits the narrowest phone in Hindi, whose words are longer, and that a step with its errors has no English. */
async function checkHindi(page: Page, route: string): Promise<void> {
  await page.context().addCookies([{ name: 'kadam.language', value: 'hi', url: page.url() }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u);
  await expect(page.locator('[aria-busy="true"]:not(:has(+ div > h1))')).toHaveCount(0, { timeout: 20_000 });
  const step = steps.find((one) => one.route === route);
  if (step) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(step.hindi?.[step.title] ?? '');
    await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
    await expect(page.locator('[aria-live] > p').filter({ visible: true })).not.toHaveCount(0);
    expect(await englishOn(page), route).toEqual([]);
  }
  await expect.poll(() => page.evaluate(cutOff), route).toEqual([]);
}

for (const route of routes) {
  const { transient, redirect }: Partial<Screen> = screenByRoute(route)?.record ?? {};
  test(`${route} fits a phone in both languages, with one heading, a title and a next action`, async ({
    openRoute,
    page,
  }) => {
    const before = transient && !redirect ? holdCalls : undefined;
    const borrower = await openRoute(route, { before, ...shownBy[route] });
    await borrower.at(route);
    await checkWhole(page, route);
    // A transient screen redirects when it is reloaded.
    if (!transient || shownBy[route]) await checkHindi(page, route);
  });
}

for (const [address, own] of [
  ['/contact-us/', '/contact-us'],
  ['/CONTACT-US', '/contact-us'],
  ['/Contact-Us//?from=leaflet#top', '/contact-us?from=leaflet#top'],
] as const) {
  test(`the address ${address} becomes ${own}`, async ({ borrower, page }) => {
    borrower();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(own);
  });
}

test('an unknown address shows that the page is not found, and offers a next action', async ({ borrower, page }) => {
  borrower();
  await page.goto('/loan-purposes');
  await expect(page.getByText('Page not found', { exact: true })).toBeVisible();
  await checkWhole(page, '/page-not-found');
});
