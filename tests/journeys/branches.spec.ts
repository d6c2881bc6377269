import { enterAddress } from '#schemas/enter-address.ts';
import { expect, test } from './fixtures.ts';

// Each branch of verification and credit as a person meets it: with the sandbox's own borrowers and partners' pages.

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
  await rohan.act();
  await rohan.next('OK');
  await rohan.at('/pan-not-linked');
  await expect(page.getByRole('button', { name: 'Link PAN with Aadhaar' })).toBeVisible();
});

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
  const manoj = await journey({ to: '/enter-address', persona: 'statement-needed' });
  await manoj.answer(enterAddress);
  await manoj.next('Connect a bank with a weak statement');
  await manoj.at('/loan-reject');
  await expect(page.getByText('Monthly income not matching criteria')).toBeVisible();
  await manoj.next('Continue');
  await manoj.at('/dashboard');
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
