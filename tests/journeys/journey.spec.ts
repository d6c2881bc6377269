import { bankDetails } from '#schemas/bank-details.ts';
import { actUntilFault, untilReady, unusedFaults } from '../../scripts/journey/act.ts';
import { answersOf, fillStep, pageDriver } from '../../scripts/journey/fill.ts';
import { pressNext } from '../../scripts/journey/open.ts';
import { choiceStep } from '../choice-step.ts';
import { routeAfter } from '../route-after.ts';
import { expect, test } from './fixtures.ts';

// `npm run journey` and the fixture of that name open a screen with every earlier answer given.

test('the answer that breaks one rule is filled in, and its message shows', async ({ journey, page }) => {
  const meera = await journey({ break: 'ifsc:ifsc' });
  await meera.at('/bank-details');
  await expect(page.locator('[name="ifsc"]')).toHaveAttribute('aria-invalid', 'true');
  const { message } = bankDetails.fields.ifsc.rules.find(({ rule }) => rule === 'ifsc') ?? { message: 'no rule' };
  await expect(page.getByText(message, { exact: true })).toBeVisible();
});

test('an answer that is missing shows its message, also where it is chosen', async ({ journey, page }) => {
  const [field] = Object.values(choiceStep.fields);
  const [name] = Object.keys(choiceStep.fields);
  await journey({ to: choiceStep.route, break: `${name}:required` });
  const { message } = field?.rules?.find(({ rule }) => rule === 'required') ?? { message: 'no rule' };
  await expect(page.getByText(message, { exact: true })).toBeVisible();
});

test('the popup of a call that fails before Next is pressed covers Next, and stays', async ({ journey, page }) => {
  const { mobile } = await journey({ to: '/bank-details', fault: 'bankByIfsc:404' });
  await fillStep(pageDriver(page), bankDetails, answersOf(bankDetails, mobile));
  await pressNext(page);
  await expect(page.getByRole('alertdialog', { name: 'The sandbox was set to refuse this.' })).toBeVisible();
});

for (const [route, fault, name] of [
  [choiceStep.route, 'nextStepCall:412', 'what the login calls, too'],
  ['/bank-details', 'saveBankDetails:412', 'what follows a sheet'],
  ['/enter-aadhar', 'aadhaarPanVerify:412', 'what follows a one-time code'],
  ['/selfie-verification', 'verifySelfie:412', 'what follows a picture and a tick'],
  ['/home', 'feedbackCall:412', 'what follows a rating'],
] as const)
  test(`the main button is pressed until the call fails, in Hindi too: ${name}`, async ({
    baseURL: url = '',
    context,
    journey,
    page,
  }) => {
    await context.addCookies([{ name: 'kadam.language', value: 'hi', url }]);
    const { mobile } = await journey({ to: route, fault });
    await untilReady(page);
    await actUntilFault(page, url, mobile);
    await expect(page.getByText('The sandbox was set to refuse this.').first()).toBeVisible();
    expect(await unusedFaults(page.request, url, mobile)).toEqual([]);
  });

test('a dropped connection is shown: the browser does not make the call again by itself', async ({ journey, page }) => {
  const meera = await journey({ to: choiceStep.route, fault: 'saveAnswer:drop' });
  await meera.act();
  await expect(page.getByText('We could not reach the server.').first()).toBeVisible();
  await meera.at(choiceStep.route);
});

test('from step to step the frame stays and nothing jumps, the next step moves in from its side, and its title or amount takes the focus', async ({
  openRoute,
  page,
}) => {
  const root = page.locator('html');
  // Low enough that the end of a long step is below the window.
  await page.setViewportSize({ width: 360, height: 560 });
  const meera = await openRoute(choiceStep.route);
  const shifts = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'layout-shift' });
    return entries;
  });
  const bar = await page.getByRole('banner').elementHandle();
  await meera.answer(choiceStep);
  await meera.at(routeAfter(choiceStep.route));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(choiceStep.title);
  await expect(root).toHaveAttribute('data-direction', 'forward');
  await expect(page.locator(':is(h1, [data-autofocus]):focus')).toBeVisible();
  expect(await bar?.evaluate((element) => element.isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Back' }).click();
  await meera.at(choiceStep.route);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(root).toHaveAttribute('data-direction', 'back');
  expect(await shifts.evaluate((entries) => entries.length)).toBe(0);
});
