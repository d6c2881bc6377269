import { choiceStep } from '../choice-step.ts';
import { releaseAgain } from '../faults/release.ts';
import { routeAfter } from '../route-after.ts';
import { expect, test } from './fixtures.ts';

test.use({ mayMissFiles: true });

test('after a deploy the open page still works, and where its code is gone, Reload shows the new build with what was chosen', async ({
  journey,
  context,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // Keeps the code from being fetched ahead, as on a slow phone.
  let isSlow = true;
  await page.route('**/static/js/support-*.js', (route) => (isSlow ? route.abort() : route.fallback()));
  const meera = await journey({ to: choiceStep.route });
  await releaseAgain(context, 1);
  isSlow = false;
  const choices = page.getByRole('radio');
  await choices.first().check({ force: true });
  await meera.next();
  await meera.at(routeAfter(choiceStep.route));
  await page.goBack();
  await choices.last().check({ force: true });
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/static-1/'))).toEqual([]);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
  expect(requested.some((path) => path.startsWith('/static-1/js/support-'))).toBe(true);
  await page.goBack();
  await expect(choices.last()).toBeChecked();
  await meera.next();
  await meera.at(routeAfter(choiceStep.route));
});

test('a next step that only the new build has loads that build', async ({ journey, context, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const meera = await journey({ to: choiceStep.route });
  await releaseAgain(context, 1);
  const data = { step: { current_route: '/own-vehicle' } };
  await page.route('**/api/step/next-step', (route) => route.fulfill({ json: { statusCode: 200, data } }));
  await page.getByRole('radio').first().check({ force: true });
  await meera.next();
  await page.getByRole('button', { name: 'OK' }).click();
  await meera.at('/home');
  expect(requested.some((path) => path.startsWith('/static-1/'))).toBe(true);
});
