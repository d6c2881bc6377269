import { enterAddress } from '#schemas/enter-address.ts';
import { expect, test } from './fixtures.ts';

// Each branch of verification and credit as a person meets it: with the sandbox's own borrowers and partners' pages.

test('a PAN of another account shows a message with its masked mobile', async ({ openRoute, page }) => {
  const nikhil = await openRoute('/enter-your-pan', { persona: 'pan-taken' });
  await page.getByLabel('PAN number').fill('BNZPJ4821K');
  await nikhil.next();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText('This PAN number is associated with another existing account');
  await nikhil.next('OK');
  await nikhil.at('/enter-your-pan');
});

test('Aadhaar from the document locker: refused, tried again, allowed', async ({ openRoute, page }) => {
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
  await divya.at('/loan-purpose');
});

test('an Aadhaar that is not linked with the PAN leads to what to do about it', async ({ openRoute, page }) => {
  const rohan = await openRoute('/enter-aadhar', { persona: 'pan-not-linked' });
  await rohan.enterAadhaar();
  await rohan.next('OK');
  await rohan.at('/pan-not-linked');
  await expect(page.getByRole('button', { name: 'Link PAN with Aadhaar' })).toBeVisible();
});

test('a refused residence shows a message, then leads to the dashboard', async ({ journey, page }) => {
  const vikram = await journey({ to: '/your-residence', persona: 'residence-refused' });
  await page.locator('[value="Rented"]').check({ force: true });
  await vikram.next();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await vikram.at('/dashboard');
});

for (const [shows, end] of [
  ['bureau-rejected', '/loan-reject'],
  ['bre-accepted', '/loan-approval'],
  ['approved-silently', '/loan-approval'],
] as const) {
  test(`the address decides. ${shows}: ${end}`, async ({ journey }) => {
    const applicant = await journey({ to: '/enter-address', persona: shows });
    await applicant.reach(end);
  });
}

test('a bank statement that fails shows a message, can be tried again, and then decides', async ({ journey, page }) => {
  const neha = await journey({ to: '/enter-address', persona: 'statement-no-address' });
  await neha.answer(enterAddress);
  await neha.next('Fail');
  await expect(page.getByText('Oops! We are unable to fetch your bank account')).toBeVisible();
  await neha.next('Go Back');
  await neha.at('/home');
  await neha.next('Continue');
  await neha.next('Connect my bank');
  await neha.at('/loan-approval');
});

test('a weak bank statement leads to the reasons of a rejection', async ({ journey, page }) => {
  const manoj = await journey({
    to: '/enter-address',
    persona: 'statement-needed',
  });
  await manoj.answer(enterAddress);
  await manoj.next('Connect a bank with a weak statement');
  await manoj.at('/loan-reject');
  await expect(page.getByText('Monthly income not matching criteria')).toBeVisible();
  await manoj.next('Continue');
  await manoj.at('/dashboard');
});

test('a bank statement that takes its time is waited for', async ({ journey }) => {
  const suresh = await journey({
    to: '/enter-address',
    persona: 'statement-slow',
  });
  await suresh.answer(enterAddress);
  await suresh.next('Connect my bank');
  await suresh.at('/loan-approval');
});

test('an approved amount is upgraded by a bank statement', async ({ journey, page }) => {
  const ritu = await journey({ to: '/loan-approval', persona: 'upgrade-possible' });
  const amount = page.getByText('Loan amount').locator('xpath=following-sibling::*');
  const before = await amount.textContent();
  await ritu.next('Upgrade My Loan Amount');
  await ritu.next('Connect my bank');
  await ritu.at('/loan-approval');
  await expect(amount).not.toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Upgrade My Loan Amount' })).toBeHidden();
});

test('the first selfie fails, the second is taken', async ({ openRoute, page }) => {
  const zoya = await openRoute('/selfie-verification', { persona: 'selfie-fails-once' });
  await zoya.sendSelfie();
  await expect(page.getByText('Attempt 1 of 2')).toBeVisible();
  await zoya.next('Try again');
  await zoya.takeSelfie();
});

for (const [shows, end] of [
  ['repeat-rejected', '/loan-reject'],
  ['repeat-bank-statement', '/sandbox/statements'],
  ['repeat-dashboard', '/dashboard'],
] as const) {
  test(`a repeat customer confirms. ${shows}`, async ({ journey, page }) => {
    const returning = await journey({ to: '/confirm-details', persona: shows });
    await returning.next('Continue');
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(end));
  });
}
