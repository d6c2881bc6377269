import { choiceStep } from '../choice-step.ts';
import { routeAfter } from '../route-after.ts';
import { expect, test } from './fixtures.ts';

// Without CloseWatcher, as in Safari and Firefox, Back leaves the screen instead of only closing the popup over it.

test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher')));

test('Back from a screen with an error popup does not show the error on the screen before', async ({
  openRoute,
  page,
}) => {
  const meera = await openRoute(choiceStep.route);
  await meera.answer(choiceStep);
  await meera.at(routeAfter(choiceStep.route));
  await meera.refuses('any', 500);
  await meera.act();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: choiceStep.title })).toBeFocused();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('Something went wrong on the server.')).toBeHidden();
  await meera.next();
  await meera.at(routeAfter(choiceStep.route));
});

test('a popup that offers the next step closes where /dashboard goes on to /home by itself', async ({
  openRoute,
  page,
}) => {
  const meera = await openRoute('/dashboard', {
    before: (borrower) => borrower.refuses('dashboardCall', 428, 'Not yet'),
  });
  await expect(page.getByRole('button', { name: 'Go to your next step' })).toBeVisible();
  await meera.at('/home');
  await expect(page.getByText('See your repayment')).toBeVisible();
  await expect(page.getByText('Not yet')).toHaveCount(0);
});
