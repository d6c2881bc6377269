import { expect, test } from './fixtures.ts';

// Most borrowers come from a message or an advertisement: the link opens in the viewer of that app.
const android = 'Mozilla/5.0 (Linux; Android 13; Redmi 12; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';

for (const [viewer, userAgent] of [
  ["Android's web view", `${android} Chrome/122.0.0.0 Mobile Safari/537.36`],
  ['the viewer of Instagram', `${android} Chrome/122.0.0.0 Mobile Safari/537.36 Instagram 325.0.0.35.91 Android`],
] as const)
  test.describe(viewer, () => {
    test.use({ userAgent });

    test('logs a borrower in, and keeps what is typed when it is opened again', async ({ borrower, page }) => {
      const meera = borrower();
      await meera.logIn();
      await meera.at('/enter-name');
      await page.locator('[name="name"]').fill('Meera Joshi');
      await page.locator('[name="name"]').blur();
      await page.reload();
      await expect(page.locator('[name="name"]')).toHaveValue('Meera Joshi');
      await meera.reach('/enter-your-pan');
    });
  });
