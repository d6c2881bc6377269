import { routeAfter } from '../route-after.ts';
import { expect, restore, test } from './fixtures.ts';

const warning = 'This browser does not keep your answers. They are lost when you close this page.';

test('a browser that forbids storage still serves the visit, and warns that answers are not kept', async ({
  borrower,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  });
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  await expect(page.getByRole('alertdialog', { name: warning })).toBeVisible();
  await meera.next('OK');
  await meera.reach('/enter-aadhar');

  // As after Back from a partner's page, when the browser restores this page from its cache.
  await restore(page);
  await meera.reach(routeAfter('/enter-aadhar'));
  await expect(page.getByText(warning)).toBeHidden();
});
