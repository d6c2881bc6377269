import { choiceStep } from '../choice-step.ts';
import { routeAfter } from '../route-after.ts';
import { holdRequests } from './first-screen.ts';
import { expect, test } from './fixtures.ts';

test('code that could not be fetched while offline is fetched with the next tap, with its style sheet', async ({
  borrower,
  context,
  page,
}) => {
  const meera = borrower();
  // Keeps the code from being fetched ahead, so that no popup covers the button.
  const ahead = /\/static\/(js\/)?(client|dialog|journey)-/;
  await page.route(ahead, (route) => route.abort());
  await page.goto('/');
  await page.getByLabel('Mobile number').fill(meera.mobile);
  await context.setOffline(true);
  await meera.next('Get OTP');
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute(ahead);
  await context.setOffline(false);
  await meera.next('Get OTP');
  await meera.at('/enter-otp');
  await meera.act();
  await meera.at('/enter-name');
  await meera.refuses('saveNameAndEmail', 500);
  await meera.act();
  await expect(page.getByRole('alertdialog')).toHaveCSS('position', 'fixed');
});

test('a borrower can stop waiting for the code of a screen that does not load, and reload it', async ({
  openRoute,
  page,
}) => {
  await page.clock.install();
  // Keeps the code from being fetched ahead too.
  await page.route(/\/static\/js\/loans-/, () => undefined);
  await openRoute('/home', { persona: 'loan-part-paid' });
  await page.getByRole('link', { name: 'My Loans' }).click();
  await page.clock.fastForward(15_000);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  await page.unroute(/\/static\/js\/loans-/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'My Loans' })).toBeVisible();
});

test('a borrower can stop waiting for the page of a partner that does not come, and open it again', async ({
  openRoute,
  page,
}) => {
  await page.clock.install();
  const divya = await openRoute('/enter-aadhar', { persona: 'aadhaar-down' });
  const partner = /\/sandbox\/locker\//;
  // Such an answer leaves the page as it is, but unlike one that never comes, does not keep this test from using the page.
  await page.route(partner, (route) => route.fulfill({ status: 204 }));
  const connect = page.getByRole('button', { name: 'Continue with DigiLocker' });
  const stopWaiting = page.getByRole('button', { name: 'Stop waiting' });
  const ask = () => Promise.all([page.waitForRequest(partner), connect.click()]);
  await ask();
  await page.getByRole('link', { name: 'Contact us' }).click();
  await divya.at('/contact-us');
  await page.clock.fastForward(15_000);
  await expect(stopWaiting).toBeHidden();
  await page.goBack();
  await ask();
  await page.clock.fastForward(15_000);
  await stopWaiting.click();
  await page.unroute(partner);
  await connect.click();
  await expect(page.getByRole('button', { name: 'Allow', exact: true })).toBeVisible();
});

for (const [what, code] of [
  ['a screen', /\/static\/js\/loans-/],
  ['the router', /\/static\/js\/journey-/],
] as const)
  test(`a second tap on Reload reloads where ${what} did not load, even if the browser reports that there is no network`, async ({
    openRoute,
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route(code, (route) => route.abort());
    await openRoute('/my-loan', { persona: 'loan-part-paid' });
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.click();
    await expect(page.getByText('You are still offline.')).toBeVisible();
    await page.unroute(code);
    await reload.click();
    await expect(page.getByRole('heading', { name: 'My Loans' })).toBeVisible();
  });

test('an impatient press on Next that began on one step does not answer the next step', async ({ openRoute, page }) => {
  const meera = await openRoute(choiceStep.route);
  const answer = await holdRequests(page, /next-step/);
  const errors = page.locator('[id$="-error"]').filter({ visible: true });
  await page.getByRole('radio').first().check({ force: true });
  await meera.next();
  await page.getByRole('button', { name: 'Please wait' }).hover({ position: { x: 8, y: 26 } });
  await page.mouse.down();
  answer();
  await meera.at(routeAfter(choiceStep.route));
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.mouse.up();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await expect(errors).toHaveCount(0);
  await meera.next();
  await expect(errors.first()).toBeVisible();
});

test('a tap beside the controls while a step waits does not keep the focus from the next title', async ({
  openRoute,
  page,
}) => {
  const meera = await openRoute(choiceStep.route);
  const answer = await holdRequests(page, /next-step/);
  await page.getByRole('radio').first().check({ force: true });
  await meera.next();
  await page.getByText('Your data is safe with us').click();
  answer();
  await meera.at(routeAfter(choiceStep.route));
  await expect(page.locator(':is(h1, [data-autofocus]):focus')).toBeVisible();
});

test('a field that takes the focus is below the offline banner, even with large text', async ({
  openRoute,
  context,
  page,
}) => {
  await openRoute('/reference-details');
  const fields = page.locator('form :is(input, select)');
  // Its code has come.
  await expect(fields.last()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await context.setOffline(true);
  const banner = page.getByText('You are offline. Your answers are kept.');
  await expect(banner).toBeVisible();
  await fields.last().focus();
  for (let left = (await fields.count()) - 1; left > 0; left--) await page.keyboard.press('Shift+Tab');
  await expect(fields.first()).toBeFocused();
  const [above, field] = await Promise.all([banner.boundingBox(), fields.first().boundingBox()]);
  expect(field?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});
