import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const lost = 'This browser does not keep your answers. They are lost when you close this page.';

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
  'has no storage': (page) =>
    page.addInitScript(() => void Object.defineProperty(window, 'localStorage', { value: null })),
  'has a storage that throws at every act': (page) =>
    page.addInitScript(() => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
    }),
  'has a full storage': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

for (const [what, prepare] of Object.entries(browsers)) {
  test(`a browser that ${what} serves the visit, and says that the answers are lost`, async ({ borrower, page }) => {
    await prepare(page);
    const meera = borrower();
    await meera.logIn();
    await meera.at('/enter-name');
    await expect(page.getByRole('alertdialog', { name: lost })).toBeVisible();
    await meera.next('OK');
    await meera.reach('/enter-aadhar');

    // Back from the page of a partner, the browser may show this one as it was left.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await meera.reach('/loan-purpose');
    await expect(page.getByText(lost)).toBeHidden();
  });
}
