import { stepByRoute } from '#schemas/index.ts';
import { routeAfter } from '../route-after.ts';
import { expect, restore, test } from './fixtures.ts';

// Branches of verification and credit as a borrower sees them, with the personas and the partners' pages of the sandbox.

test('a borrower who has refused the document locker tries again, allows it, and is verified', async ({
  openRoute,
  page,
}) => {
  const divya = await openRoute('/enter-aadhar', { persona: 'aadhaar-down' });
  await expect(page.getByRole('radio', { name: /DigiLocker/ })).toBeChecked();
  const redirect = () =>
    page
      .getByRole('button', { name: /DigiLocker|Continue|Next/ })
      .last()
      .click();
  await redirect();
  await page.getByRole('button', { name: 'Do not allow' }).click();
  await divya.at('/digilocker-verify');
  await page
    .getByRole('button', { name: 'Try again' })
    .or(page.getByRole('link', { name: 'Try again' }))
    .click();
  await divya.at('/enter-aadhar');
  await redirect();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await divya.at(routeAfter('/enter-aadhar'));
});

test('a failed bank statement shows a message, can be connected again, and then leads to the approval', async ({
  openRoute,
  page,
}) => {
  const neha = await openRoute('/enter-address', { persona: 'statement-no-address' });
  await neha.answer(stepByRoute('/enter-address'));
  await neha.next('Fail');
  await expect(page.getByText('Oops! We are unable to fetch your bank account')).toBeVisible();
  await neha.next('Go Back');
  await neha.at('/home');
  await neha.next('Continue');
  await neha.next('Connect my bank');
  await neha.at('/loan-approval');
});

test("Back from the bank's page opens the address, even offline, from which Next leads to the bank again", async ({
  openRoute,
  context,
  page,
}) => {
  const neha = await openRoute('/enter-address', { persona: 'statement-no-address' });
  const address = stepByRoute('/enter-address');
  await neha.answer(address);
  const connect = page.getByRole('button', { name: 'Connect my bank' });
  await expect(connect).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: address.title })).toBeVisible();
  // On a restored page, Next is busy.
  await context.setOffline(true);
  await restore(page);
  await neha.next();
  await expect(page.getByText('We could not reach the server.').first()).toBeVisible();
  await context.setOffline(false);
  const reloaded = page.waitForEvent('load');
  await restore(page);
  await reloaded;
  await neha.next();
  await connect.click();
  await neha.at('/loan-approval');
});

test('a loader that the browser restores offline does not wait for ever', async ({ openRoute, context, page }) => {
  const suresh = await openRoute('/enter-address', { persona: 'statement-slow' });
  await suresh.answer(stepByRoute('/enter-address'));
  await suresh.next('Connect, and stay processing');
  await suresh.at('/finbox');
  await context.setOffline(true);
  await restore(page);
  await expect(page.getByText('Oops! We are unable to fetch your bank account')).toBeVisible();
});

test('Back does not open again what is done: the Aadhaar, the selfie, the Key Fact Statement', async ({
  openRoute,
  page,
}) => {
  const meera = await openRoute('/enter-your-pan', { persona: 'new' });
  await meera.reach(routeAfter('/enter-aadhar'));
  await page.goBack();
  await meera.at('/enter-your-pan');
  const kiran = await openRoute('/reference-details', { persona: 'new' });
  await kiran.reach('/emandate');
  await page.goBack();
  await kiran.at('/reference-details');
  const asha = await openRoute('/bank-list', { persona: 'new' });
  await asha.reach('/home');
  await page.goBack();
  await asha.at('/bank-list');
});
