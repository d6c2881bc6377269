import { expect, test } from './fixtures.ts';

test('a form of the sandbox page keeps what was typed where it is not possible', async ({ page }) => {
  const mistakes = [
    ['Clock', 'Days', '99999', 'Move the clock'],
    ['Faults', 'Seconds', '500', 'Add the fault'],
    ['Reset', 'Mobile number (optional)', '98765', 'Delete'],
    ['Reset', 'Mobile number (optional)', '1234567890', 'Delete'],
    ['Faults', 'Only for this mobile number (optional)', 'abcdefghij', 'Add the fault'],
  ] as const;
  for (const [card, label, typed, button] of mistakes) {
    await page.goto('/sandbox');
    // The card of the faults is open while another test has one.
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
