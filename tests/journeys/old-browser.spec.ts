import { expect, test } from '@playwright/test';

test('a browser that is too old shows what to do, in English and Hindi, instead of a blank page', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  // Removes what a browser of 2020 does not have.
  await page.addInitScript('delete Array.prototype.findLast; delete HTMLElement.prototype.inert;');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Please update your browser' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'कृपया अपना ब्राउज़र अपडेट करें' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+911800123456' }).first()).toBeVisible();
  await expect(page.getByText('in Chrome 107, Safari 16 or newer.')).toBeVisible();
  await expect(page.getByText('Kadam is opening')).toBeHidden();
  expect(refused).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/', '/home'])
    test(`${address} shows at its top that Kadam needs it, in English and Hindi`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(/^Kadam needs JavaScript/)).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/^Kadam बिना JavaScript के नहीं चलता/)).toBeInViewport({ ratio: 1 });
    });
});
