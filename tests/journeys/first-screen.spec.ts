import type { Page } from '@playwright/test';
import { cutOff } from '../cut-off.ts';
import { englishOn } from './english-on.ts';
import { getOtp, hasCode, holdRequests, untilDrawn } from './first-screen.ts';
import { expect, test } from './fixtures.ts';

// The mobile entry is drawn by the build. It can be used before its code has loaded, and the app then takes it over unchanged.

/** Opens a page, and records the sum of its layout shifts and every heading that it has shown. */
async function openRecorded(page: Page): Promise<() => Promise<{ shift: number; headings: string[] }>> {
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
  await page.goto('/', { waitUntil: 'commit' });
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: { shift: number; headings: Set<string> } };
      return { shift: seen.shift, headings: [...seen.headings] };
    });
}

test('a number typed before the code has loaded keeps its input, focus and caret', async ({ borrower, page }) => {
  borrower();
  const arrive = await holdRequests(page);
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

test('a tap on Get OTP before the code of the app has loaded requests the OTP, for a number with its prefix too', async ({
  borrower,
  page,
}) => {
  const meera = borrower();
  const arrive = await holdRequests(page);
  await page.goto('/?utm_source=poster', { waitUntil: 'commit' });
  await page.getByLabel('Mobile number').fill(meera.mobile.replace(/(.{5})/, '+91 $1-'));
  await getOtp(page).click();
  await expect(page).toHaveURL(/\/\?utm_source=poster$/);
  const requested = page.waitForRequest('**/customers/customer-login-byMsg91?utm_source=poster');
  arrive();
  expect((await requested).postDataJSON()).toMatchObject({ mobile: meera.mobile });
  await meera.at('/enter-otp');
});

test('the first screen does not move or change when its code loads', async ({ borrower, page }) => {
  borrower();
  const arrive = await holdRequests(page);
  const recorded = await openRecorded(page);
  // While the page still loads, each part of it may change the layout.
  await untilDrawn(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const before = await page.locator('#root').innerHTML();
  const { shift } = await recorded();
  arrive();
  await hasCode(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#root').innerHTML()).toBe(before);
  expect(await recorded()).toEqual({ shift, headings: ['A personal loan,\none step at a time'] });
});

test('the first screen is in Hindi before its code has loaded, for a borrower who reads Hindi', async ({
  borrower,
  context,
  page,
  baseURL,
}) => {
  borrower();
  await context.addCookies([{ name: 'kadam.language', value: 'hi', url: String(baseURL) }]);
  const arrive = await holdRequests(page);
  const recorded = await openRecorded(page);
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

test('a language chosen before the code has loaded is the language of the app', async ({ borrower, page }) => {
  borrower();
  const arrive = await holdRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Mobile number').fill('98');
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
  arrive();
  await expect(page.getByRole('button', { name: 'ओटीपी पाएँ' })).toBeVisible();
  await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('98');
});

test('a host that sends the page of `/` for another address shows the screen of that address', async ({
  borrower,
  page,
  request,
}) => {
  borrower();
  const body = await (await request.get('/')).text();
  await page.route('**/contact-us', (route) => route.fulfill({ contentType: 'text/html', body }));
  const arrive = await holdRequests(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await expect(page.getByText('Kadam is opening')).toBeVisible();
  await expect(getOtp(page)).toBeHidden();
  arrive();
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
});

test('a logged-in borrower sees the splash at the start, and then home', async ({ openRoute, page }) => {
  const meera = await openRoute('/home');
  const arrive = await holdRequests(page);
  const recorded = await openRecorded(page);
  await expect(page.getByText('Kadam is opening')).toBeVisible();
  await expect(getOtp(page)).toBeHidden();
  expect((await recorded()).headings).toEqual([]);
  arrive();
  await meera.at('/home');
});

test('the splash is in English and Hindi, and both are marked on the Hindi page of a screen that loads', async ({
  openRoute,
  context,
  page,
}) => {
  await openRoute('/contact-us');
  await context.addCookies([{ name: 'kadam.language', value: 'hi', url: page.url() }]);
  await page.route('**/static/js/home-*.js', () => {});
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByText('Kadam खुल रहा है')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  for (const text of ['Kadam is opening', 'This takes long. Please reload the page.'])
    for (const shown of await page.getByText(text).all()) await expect(shown).toHaveAttribute('lang', 'en');
});

test('a first screen whose code does not load asks for a reload', async ({ page }) => {
  await page.route('**/static/js/vendor-*.js', (route) => route.abort());
  await page.goto('/');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText('This takes long. Please reload the page.')).toBeVisible();
});

test('a stored language that does not exist opens the app in English', async ({ baseURL, context, page }) => {
  await context.addCookies([{ name: 'kadam.language', value: '1', url: String(baseURL) }]);
  await page.goto('/');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
});
