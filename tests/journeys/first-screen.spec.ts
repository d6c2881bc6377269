import type { Page } from '@playwright/test';
import { cutOff } from '../cut-off.ts';
import { englishOn } from './english-on.ts';
import { expect, test } from './fixtures.ts';

// The mobile entry as the build has drawn it: it is used before its code has come, and then goes on without a break.

/** Holds back the app's code. Returns what lets it come. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Waits until the page keeps a tap for the app. */
const untilDrawn = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-early');

/** Waits until the app has taken over the first screen. */
const hasCode = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-early');

const getOtp = (page: Page) => page.getByRole('button', { name: 'Get OTP' });

/** Opens a page, and records the sum of its layout shifts and every heading that it has shown. */
async function openRecorded(
  page: Page,
  address: string,
): Promise<() => Promise<{ shift: number; headings: string[] }>> {
  await page.addInitScript(() => {
    const seen = { shift: 0, headings: new Set<string>() };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const heading = document.querySelector('#root h1');
      if (heading?.checkVisibility()) seen.headings.add(heading.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: { shift: number; headings: Set<string> } };
      return { shift: seen.shift, headings: [...seen.headings] };
    });
}

test('a number typed before the code has come keeps its place, focus and caret', async ({ borrower, page }) => {
  borrower();
  const arrive = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel('Mobile number');
  await field.pressSequentially('98765');
  await field.press('ArrowLeft');
  const element = await field.elementHandle();
  await untilDrawn(page);
  arrive();
  await hasCode(page);
  expect(await element?.evaluate((input) => input.isConnected && input === document.activeElement)).toBe(true);
  await field.press('4');
  await expect(field).toHaveValue('987645');
  await getOtp(page).click();
  await expect(page.getByText('Mobile number should be min 10 char.')).toBeVisible();
  await expect(field).toHaveValue('987645');
});

test('a tap on Get OTP before the code has come requests the code', async ({ borrower, page }) => {
  const meera = borrower();
  const arrive = await holdCode(page);
  await page.goto('/?utm_source=poster', { waitUntil: 'commit' });
  await page.getByLabel('Mobile number').fill(meera.mobile);
  await getOtp(page).click();
  await expect(page).toHaveURL(/\/\?utm_source=poster$/);
  const requested = page.waitForRequest('**/customers/customer-login-byMsg91?utm_source=poster');
  arrive();
  expect((await requested).postDataJSON()).toMatchObject({ mobile: meera.mobile });
  await meera.at('/enter-otp');
});

test('the first screen does not move or change when its code comes', async ({ borrower, page }) => {
  borrower();
  const arrive = await holdCode(page);
  const recorded = await openRecorded(page, '/');
  // A page that comes in parts may be laid out again with each of them.
  await untilDrawn(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const before = await page.locator('#root').innerHTML();
  const { shift } = await recorded();
  arrive();
  await hasCode(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#root').innerHTML()).toBe(before);
  expect(await recorded()).toEqual({ shift, headings: ['A personal loan,one step at a time'] });
});

test('the first screen is in Hindi before its code has come, for a borrower who reads Hindi', async ({
  borrower,
  context,
  page,
  baseURL,
}) => {
  borrower();
  await context.addCookies([{ name: 'kadam.language', value: 'hi', url: String(baseURL) }]);
  const arrive = await holdCode(page);
  const recorded = await openRecorded(page, '/');
  const field = page.getByLabel('मोबाइल नंबर');
  await field.pressSequentially('98765');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await englishOn(page)).toEqual([]);
  const element = await field.elementHandle();
  await untilDrawn(page);
  arrive();
  await hasCode(page);
  expect(await element?.evaluate((input) => input.isConnected && input === document.activeElement)).toBe(true);
  await expect(field).toHaveValue('98765');
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  expect((await recorded()).headings).toEqual([expect.stringMatching(/\p{Script=Devanagari}/u)]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByText('फ़ीस और शुल्क').click();
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await englishOn(page)).toEqual([]);
});

test('a language chosen before the code has come is the language of the app', async ({ borrower, page }) => {
  borrower();
  const arrive = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Mobile number').fill('98');
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
  arrive();
  await expect(page.getByRole('button', { name: 'ओटीपी पाएँ' })).toBeVisible();
  await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('98');
});

test('a host that sends the page of `/` for another address shows that address', async ({
  borrower,
  page,
  request,
}) => {
  borrower();
  const body = await (await request.get('/')).text();
  await page.route('**/contact-us', (route) => route.fulfill({ contentType: 'text/html', body }));
  const arrive = await holdCode(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await expect(page.getByText('Kadam is opening')).toBeVisible();
  await expect(getOtp(page)).toBeHidden();
  arrive();
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
});

test('whoever is logged in sees the splash at the start, and then home', async ({ borrower, page }) => {
  const meera = borrower();
  await meera.logIn();
  const arrive = await holdCode(page);
  const recorded = await openRecorded(page, '/');
  await expect(page.getByText('Kadam is opening')).toBeVisible();
  await expect(getOtp(page)).toBeHidden();
  expect((await recorded()).headings).toEqual([]);
  arrive();
  await meera.at('/home');
});

test('the first screen leads to another one, back, and forward again after a reload', async ({ borrower, page }) => {
  const meera = borrower();
  const link = page.getByRole('main').getByRole('link', { name: 'Contact us' });
  await page.goto('/?click_id=c-77');
  await link.click();
  await meera.at('/contact-us');
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
  await page.goBack();
  await expect(getOtp(page)).toBeVisible();
  await expect(page).toHaveURL(/\/\?click_id=c-77$/);
  await page.reload();
  await hasCode(page);
  await page.goForward();
  await meera.at('/contact-us');
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
});

test('Back while the next screen still loads shows the first screen again', async ({ borrower, page }) => {
  const meera = borrower();
  await page.goto('/');
  await hasCode(page);
  await page.getByLabel('Mobile number').fill('98765');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/support-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await meera.at('/contact-us');
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  arrive();
  await page.waitForLoadState('networkidle');
  await expect(getOtp(page)).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue('98765');
  await page.goForward();
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
});

test('Back while a reloaded screen still loads shows the screen before it', async ({ journey, page }) => {
  const meera = await journey({ to: '/gender' });
  await page.getByRole('link', { name: 'Contact us' }).click();
  await meera.at('/contact-us');
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/support-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload();
  const requested = page.waitForRequest('**/assets/support-*.js');
  await requested;
  await page.evaluate(() => history.back());
  await meera.at('/gender');
  arrive();
  await expect(page.getByRole('radio', { name: 'Female' })).toBeVisible();
});

test('the number is still there after Back from the code', async ({ borrower, page }) => {
  const meera = borrower();
  await page.goto('/?click_id=c-77');
  await page.getByLabel('Mobile number').fill(meera.mobile);
  await getOtp(page).click();
  await meera.at('/enter-otp');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
  for (const again of [false, true]) {
    await page.goBack();
    if (again) await page.reload();
    await expect(page).toHaveURL(/\/\?click_id=c-77$/);
    await expect(page.getByLabel('Mobile number')).toHaveValue(meera.mobile);
    await page.goForward();
    await meera.at('/enter-otp');
    await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
  }
});

test('a number that is not complete is still there after Contact us and Back, and after a reload', async ({ page }) => {
  await page.goto('/');
  await hasCode(page);
  await page.getByLabel('Mobile number').fill('98765');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Mobile number')).toHaveValue('98765');
  await page.reload();
  await hasCode(page);
  await expect(page.getByLabel('Mobile number')).toHaveValue('98765');
});

test('a number pasted with its prefix before the code has come is shown without it', async ({ borrower, page }) => {
  borrower();
  const arrive = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel('Mobile number');
  await field.fill('+91 98765-43210');
  await untilDrawn(page);
  arrive();
  await hasCode(page);
  await expect(field).toHaveValue('9876543210');
});

test('a link of the first screen whose code cannot be fetched says so, and works with the next tap', async ({
  borrower,
  page,
}) => {
  const meera = borrower();
  await page.route('**/assets/journey-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByLabel('Mobile number').fill('98');
  const link = page.getByRole('main').getByRole('link', { name: 'Contact us' });
  await link.click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue('98');
  await page.unroute('**/assets/journey-*.js');
  await link.click();
  await meera.at('/contact-us');
});

test('a link opens in a new tab where the browser is asked to', async ({ borrower, context, page }) => {
  borrower();
  await page.goto('/');
  await hasCode(page);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Contact us' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/contact-us$/);
  await expect(getOtp(page)).toBeVisible();
});

test('a first screen whose code does not come says so', async ({ page }) => {
  await page.route('**/assets/vendor-*.js', (route) => route.abort());
  await page.goto('/');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText('This takes long. Please reload the page.')).toBeVisible();
});
