import { expect, test } from './fixtures.ts';

test('an answer that the sandbox refuses is explained, kept, and accepted at the next tap', async ({
  journey,
  page,
}) => {
  const meera = await journey({ to: '/gender' });
  await meera.fails('saveAnswer', { kind: 'refuse', status: 412, message: 'GENDER COULD NOT BE SAVED' });
  await page.locator('[value="Female"]').check({ force: true });
  await meera.next();
  await expect(page.getByRole('alertdialog')).toContainText('Gender could not be saved');
  await meera.next('OK');
  await expect(page.locator('[value="Female"]')).toBeChecked();
  await meera.next();
  await meera.at('/marital-status');
});

test('a save out of order shows the message of 428, and the step stays', async ({ borrower, page }) => {
  const meera = borrower();
  await meera.logIn();
  await page.goto('/salary-date');
  await page.locator('[value="7"]').check({ force: true });
  await meera.next();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await meera.next('OK');
  await meera.at('/salary-date');
});

test('a dropped connection shows a message, and no answer is lost', async ({ journey, context, page }) => {
  const meera = await journey({ to: '/gender' });
  await page.locator('[value="Other"]').check({ force: true });
  await context.setOffline(true);
  await meera.next();
  await expect(page.getByText('Your answer is kept').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.locator('[value="Other"]')).toBeChecked();
  await context.setOffline(false);
  await meera.next();
  await meera.at('/marital-status');
});

test('an answer survives a reload before it was sent', async ({ journey, page }) => {
  await journey({ to: '/gender' });
  await page.locator('[value="Other"]').check({ force: true });
  await page.reload();
  await expect(page.locator('[value="Other"]')).toBeChecked();
});
