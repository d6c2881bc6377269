import { expect, test } from './fixtures.ts';

// Most borrowers come from a message or an advertisement, whose link opens in the viewer of that app. The user agent here is
// of a viewer that is an Android web view too.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; Redmi 12; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
    'Chrome/122.0.0.0 Mobile Safari/537.36 Instagram 325.0.0.35.91 Android',
});

test('the viewer of Instagram logs a borrower in, and keeps what is typed when it is opened again', async ({
  borrower,
  page,
}) => {
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  await page.locator('[name="name"]').fill('Meera Joshi');
  await page.locator('[name="name"]').blur();
  await page.reload();
  await expect(page.locator('[name="name"]')).toHaveValue('Meera Joshi');
  await meera.reach('/enter-your-pan');
});
