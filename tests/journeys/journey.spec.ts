import type { Page } from '@playwright/test';
import type { Route } from '#contract/routes.ts';
import { expect, test } from './fixtures.ts';

// `npm run journey`, and the fixture of the same name: a screen with every earlier answer given.

/** Where the sandbox would send the borrower whose page this is. */
async function nextStep(page: Page): Promise<Route> {
  const [token, leadID] = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('leadID')]);
  const answer = await page.request.post('/api/step/next-step', {
    headers: { authorization: `Bearer ${token}` },
    data: { leadID: Number(leadID), plateform: 'web' },
  });
  return (await answer.json()).data.step.current_route;
}

for (const to of ['/enter-your-pan', '/work-experience', '/enter-address'] as const) {
  test(`${to} is the sandbox's next step`, async ({ journey, page }) => {
    const meera = await journey({ to });
    await meera.at(to);
    expect(await nextStep(page)).toBe(to);
  });
}

test('a bank screen stands with the account before it saved', async ({ journey, page }) => {
  const meera = await journey({ to: '/emandate' });
  await meera.at('/emandate');
  expect(await nextStep(page)).toBe('/emandate');
  await meera.approveMandate();
  await meera.at('/bank-list');
});

for (const [named, message] of [
  ['companyName:min', 'Company name should be min 2 char'],
  ['name:singleSpacedLetters', 'Please enter valid name'],
  ['ifsc:form', 'Please enter valid IFSC code'],
  ['mobileOne:notOwnMobile', 'Please enter a number other than your own'],
] as const) {
  test(`${named} is broken: ${message}`, async ({ journey, page }) => {
    await journey({ break: named });
    await expect(page.locator(`[name="${named.split(':')[0]}"]`)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  });
}

test('a call that is told to go wrong does so on the screen that was asked for', async ({ journey, page }) => {
  const meera = await journey({ to: '/loan-approval', fault: 'approvalView:500' });
  await meera.at('/loan-approval');
  await expect(page.getByRole('alertdialog')).toContainText('Something went wrong on the server.');
  await meera.next('OK');
});
