import type { Page } from '@playwright/test';
import { stepByRoute } from '#schemas/index.ts';
import { choiceStep } from '../choice-step.ts';
import { expect, test } from './fixtures.ts';

/** Waits until the page watches inactivity and the other tabs: the code for it loads after the first paint. */
async function untilWatched(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('user-activity-timestamp'));
  await page.waitForFunction(() => {
    dispatchEvent(new Event('mousemove'));
    return 'user-activity-timestamp' in localStorage;
  });
}

test('a logout in one tab ends the session in the other', async ({ openRoute, context, page }) => {
  const meera = await openRoute('/contact-us');
  const other = await context.newPage();
  await other.goto(choiceStep.route);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await untilWatched(other);

  await page.getByRole('link', { name: 'Log out' }).click();
  await meera.at('/');
  await expect(other).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a page that the browser restores after inactivity shows why the session has ended', async ({
  openRoute,
  page,
}) => {
  const meera = await openRoute('/enter-name');
  await untilWatched(page);
  // As after Back from another page, where the borrower was for three hours.
  await page.evaluate(() => {
    localStorage.setItem('user-activity-timestamp', String(Date.now() - 10_800_000));
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await meera.at('/');
  await expect(page.getByRole('alertdialog', { name: 'You have been logged out due to inactivity.' })).toBeVisible();
});

test('a second login on the same page creates no second Trusted Types policy', async ({ borrower, page }) => {
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
  await meera.refuses('any', 403);
  await meera.answer(stepByRoute('/enter-name'));
  await meera.at('/');
  await meera.reach('/enter-name');
  await meera.answer(stepByRoute('/enter-name'));
  // The service worker is registered together with the device sync of the new login.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('syncWebDataCacheTime'))).not.toBeNull();
  expect(await made()).toEqual(['service-worker']);
});
