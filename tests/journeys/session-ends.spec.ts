import { stepByRoute } from '#schemas/index.ts';
import { choiceStep } from '../choice-step.ts';
import { expect, test } from './fixtures.ts';

test('a logout in one tab ends the session in the other', async ({ borrower, context, page }) => {
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  const other = await context.newPage();
  await other.goto(choiceStep.route);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // The code that listens to the other tabs loads after the first paint.
  await other.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /background/.test(name)),
  );

  await page.goto('/contact-us');
  await page.getByRole('link', { name: 'Log out' }).click();
  await meera.at('/');
  await expect(other).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
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
