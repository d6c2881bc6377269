import type { Page } from '@playwright/test';
import type { Route } from '#contract/routes.ts';
import { expect, test } from './fixtures.ts';

// `npm run journey`, and the fixture of the same name: a screen with everything before it filled in.

/** What the app keeps in the browser, without what is another borrower's by nature. */
async function kept(page: Page) {
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const { panVerifyData, answers } = JSON.parse(stored['kadam.register'] ?? '{}');
  const { mobile, leadID, customerID, ...user } = JSON.parse(stored['kadam.user'] ?? '{}');
  expect([stored.phoneNo, stored.leadID, stored.customerID]).toEqual([mobile, String(leadID), customerID]);
  const { pan, ...others } = answers;
  expect(pan).toBe(panVerifyData.pan_number);
  return { keys: Object.keys(stored).sort(), user, answers: others };
}

test('the browser is as it would be after walking', async ({ borrower, journey, page, browser, baseURL }) => {
  const phone = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 360, height: 740 } });
  const walker = borrower(undefined, phone);
  await walker.logIn();
  await walker.reach('/payment-mode');
  await journey({ to: '/payment-mode' });
  // What goes on behind the screens writes last.
  for (const each of [phone, page]) {
    await expect.poll(() => each.evaluate(() => localStorage.getItem('syncWebDataCacheTime'))).not.toBeNull();
  }
  expect(await kept(page)).toEqual(await kept(phone));
  await phone.close();
});

/** Where the lender would send the borrower whose page this is. */
async function nextStep(page: Page): Promise<Route> {
  const [token, leadID] = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('leadID')]);
  const answer = await page.request.post('/api/step/next-step', {
    headers: { authorization: `Bearer ${token}` },
    data: { leadID: Number(leadID), plateform: 'web' },
  });
  return (await answer.json()).data.step.current_route;
}

for (const [to, earlier] of [
  ['/enter-your-pan', '[name="name"][value="Meera Joshi"]'],
  ['/work-experience', '[name="monthlyIncome"]:not([value=""])'],
  ['/enter-address', '[value="Rented"]:checked'],
] as const) {
  test(`${to} stands as the lender's next step, and back of it is the earlier answer`, async ({ journey, page }) => {
    const meera = await journey({ to });
    await meera.at(to);
    expect(await nextStep(page)).toBe(to);
    await meera.next('Back');
    await expect(page.locator(earlier)).toBeAttached();
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
  ['name:letters', 'Please enter valid name'],
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
