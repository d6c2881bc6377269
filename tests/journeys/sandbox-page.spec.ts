import { expect, test } from './fixtures.ts';

test('a form of the sandbox page keeps an invalid value, focuses its field, and is not sent', async ({ page }) => {
  const mistakes = [
    ['Clock', 'Days', '99999', 'Move the clock'],
    ['Faults', 'Seconds', '500', 'Add the fault'],
    ['Reset', 'Mobile number (optional)', '98765', 'Delete'],
    ['Reset', 'Mobile number (optional)', '1234567890', 'Delete'],
    ['Faults', 'Only for this mobile number (optional)', 'abcdefghij', 'Add the fault'],
  ] as const;
  for (const [card, label, typed, button] of mistakes) {
    await page.goto('/sandbox');
    // Opens the card by script: a click would close it, because it is already open while another test has a fault.
    const details = page.locator('details', { has: page.getByRole('heading', { name: card }) });
    await details.evaluate((element) => element.setAttribute('open', ''));
    const field = page.getByLabel(label, { exact: true });
    await field.fill('');
    await field.pressSequentially(typed);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
    await expect(page).toHaveURL(/\/sandbox$/);
  }
});

test('a search of the sandbox page opens the page at the borrowers that it finds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/sandbox?search=nobody');
  await page.getByLabel('Search').fill('aadhaar down');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=aadhaar\+down/);
  await expect(page.getByRole('heading', { name: 'Borrowers' })).toBeInViewport();
});
