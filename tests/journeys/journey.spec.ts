import type { Page } from '@playwright/test';
import type { Route } from '#contract/routes.ts';
import { application } from '#sandbox/rules/step-order.ts';
import { steps } from '#schemas/index.ts';
import { expect, test } from './fixtures.ts';

// `npm run journey`, and the fixture of the same name: a screen with every earlier answer given.

/** The step that the sandbox names next for the borrower of this page. */
async function nextStep(page: Page): Promise<Route> {
  const [token, leadID] = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('leadID')]);
  const answer = await page.request.post('/api/step/next-step', {
    headers: { authorization: `Bearer ${token}` },
    data: { leadID: Number(leadID), plateform: 'web' },
  });
  return (await answer.json()).data.step.current_route;
}

const asked = steps.map(({ route }) => route).filter((route) => application.includes(route));
/** The second, the middle and the last step of the application, whichever these are. */
const chosen = asked.filter((_, at) => [1, Math.floor(asked.length / 2), asked.length - 1].includes(at));

for (const to of chosen) {
  test(`${to} is the sandbox's next step`, async ({ journey, page }) => {
    const meera = await journey({ to });
    await meera.at(to);
    expect(await nextStep(page)).toBe(to);
  });
}

test('a bank screen is opened with the account of the step before it saved', async ({ journey, page }) => {
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

test('a call that is made to fail does so on the screen that is opened', async ({ journey, page }) => {
  const meera = await journey({ to: '/loan-approval', fault: 'approvalView:500' });
  await meera.at('/loan-approval');
  await expect(page.getByRole('alertdialog')).toContainText('Something went wrong on the server.');
  await meera.next('OK');
});
