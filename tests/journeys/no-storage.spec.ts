import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const warning = 'This browser does not keep your answers. They are lost when you close this page.';

const browsers: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'forbids storage': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
    }),
  'has a full storage': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

for (const [fault, prepare] of Object.entries(browsers)) {
  test(`a browser that ${fault} still serves the visit, and warns that answers are not kept`, async ({
    borrower,
    page,
  }) => {
    await prepare(page);
    const meera = borrower();
    await meera.logIn();
    await meera.at('/enter-name');
    await expect(page.getByRole('alertdialog', { name: warning })).toBeVisible();
    await meera.next('OK');
    await meera.reach('/enter-aadhar');

    // After Back from a partner's page, the browser may restore this page from its cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await meera.reach('/loan-purpose');
    await expect(page.getByText(warning)).toBeHidden();
  });
}
