import type { Page } from '@playwright/test';
import { choiceStep } from '../choice-step.ts';
import { getOtp, hasCode, holdRequests } from './first-screen.ts';
import { expect, test } from './fixtures.ts';

// From the mobile entry to another screen and back, while code still loads too: nothing that was typed is lost.

const contactLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Contact us' });
const phoneLink = (page: Page) => page.getByRole('link', { name: /Call us/ });

test('an incomplete number is kept from the first screen to Contact us and back, which opens at its top, and after a reload', async ({
  page,
}) => {
  const field = page.getByLabel('Mobile number');
  await page.goto('/');
  await hasCode(page);
  await field.fill('98765');
  for (const back of [() => page.getByRole('button', { name: 'Back' }).click(), () => page.goBack()]) {
    await contactLink(page).click();
    await expect(phoneLink(page)).toBeVisible();
    await back();
    await expect(field).toHaveValue('98765');
    // §2 "Screens and routes": each screen opens at its top.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await page.reload();
  await hasCode(page);
  await expect(field).toHaveValue('98765');
  await page.goForward();
  await expect(phoneLink(page)).toBeVisible();
});

test('Back while the next screen still loads shows the first screen again', async ({ borrower, page }) => {
  const meera = borrower();
  await page.goto('/');
  await hasCode(page);
  await page.getByLabel('Mobile number').fill('98765');
  const arrive = await holdRequests(page, '**/static/js/support-*.js');
  await contactLink(page).click();
  await meera.at('/contact-us');
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  arrive();
  await page.waitForLoadState('networkidle');
  await expect(getOtp(page)).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue('98765');
  await page.goForward();
  await expect(phoneLink(page)).toBeVisible();
});

test('Back while a reloaded screen still loads shows the screen before it', async ({ openRoute, page }) => {
  const meera = await openRoute(choiceStep.route);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await meera.at('/contact-us');
  await expect(phoneLink(page)).toBeVisible();
  const arrive = await holdRequests(page, '**/static/js/support-*.js');
  const requested = page.waitForRequest('**/static/js/support-*.js');
  await page.reload();
  await requested;
  await page.evaluate(() => history.back());
  await meera.at(choiceStep.route);
  arrive();
  await expect(page.getByRole('heading', { name: choiceStep.title })).toBeVisible();
});

test('the number is still entered after Back from the OTP screen', async ({ borrower, page }) => {
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

test('a link of the first screen whose code cannot be fetched shows a message, and works with the next tap', async ({
  borrower,
  page,
}) => {
  borrower();
  await page.route('**/static/js/journey-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByLabel('Mobile number').fill('98');
  await contactLink(page).click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue('98');
  await page.unroute('**/static/js/journey-*.js');
  await contactLink(page).click();
  await expect(phoneLink(page)).toBeVisible();
  await expect(page.getByText('We could not reach the server.')).toBeHidden();
});

test('a first screen that throws is drawn again, instead of a blank page', async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = History.prototype;
    History.prototype.replaceState = () => {
      Object.assign(History.prototype, { replaceState });
      throw new Error('It throws once.');
    };
  });
  const thrown = page.waitForEvent('pageerror');
  await page.goto('/');
  await thrown;
  await contactLink(page).click();
  await expect(phoneLink(page)).toBeVisible();
});

test('a link opens in a new tab with Ctrl or Cmd and a click', async ({ borrower, context, page }) => {
  borrower();
  await page.goto('/');
  await hasCode(page);
  const opened = context.waitForEvent('page');
  await contactLink(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/contact-us$/);
  await expect(getOtp(page)).toBeVisible();
});

test('Back from the first question leads home, because the code is used', async ({ borrower, page }) => {
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await page.goBack();
  await meera.at('/home');
  await page.goForward();
  await meera.at('/enter-name');
});
