import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aadhaarPanReverify, mismatchClick, panConfirmation, rekycMessages } from '#contract/kyc.ts';
import { settings, stage } from '../stage.tsx';

const panVerifyData = { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi', dob: '1994-08-14' };

test('/pan-verify shows the details of the PAN; Yes confirms the PAN and opens the next step, and No does nothing meanwhile', async () => {
  const { getByText, getByRole, path, server } = await stage({
    at: '/pan-verify',
    facts: { panVerifyData },
    answered: [panConfirmation],
    leadsTo: '/enter-aadhar',
  });
  for (const value of ['BNZPJ4821K', 'Meera Joshi', '14 Aug 1994'])
    await expect.element(getByText(value)).toBeVisible();
  server.stalls(panConfirmation);
  await getByRole('button', { name: 'Yes' }).click();
  await getByRole('button', { name: 'No' }).click();
  server.resumes(panConfirmation);
  await expect.poll(path).toBe('/enter-aadhar');
  expect(server.sentTo(panConfirmation)[0]?.body).toEqual({ panNumber: 'BNZPJ4821K' });
});

test('/pan-verify: No goes back to the PAN, and calls nothing', async () => {
  const { getByRole, path } = await stage({ at: '/pan-verify', facts: { panVerifyData } });
  await getByRole('button', { name: 'No' }).click();
  await expect.poll(path).toBe('/enter-your-pan');
});

test('/pan-verify without the details of a PAN goes to /enter-your-pan', async () => {
  const { path } = await stage({ at: '/pan-verify' });
  await expect.poll(path).toBe('/enter-your-pan');
});

test('/pan-not-linked: before they are linked, one action opens the help page of the tax portal', async () => {
  const { getByRole, left, server } = await stage({
    at: '/pan-not-linked',
    answered: [mismatchClick],
    script: (api) => api.answers(rekycMessages, { data: { isLinkedDone: false } }),
  });
  const link = getByRole('button', { name: 'Link PAN with Aadhaar' });
  await expect.element(link).toBeVisible();
  await expect.element(getByRole('heading', { level: 1, name: 'Your PAN and Aadhaar are not linked' })).toHaveFocus();
  server.stalls(mismatchClick);
  const button = link.element();
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  server.resumes(mismatchClick);
  await expect.poll(() => left).toEqual([settings.taxPortalUrl]);
});

test('/pan-not-linked: after they are linked, the only action is to verify again', async () => {
  const data = { msg1: 'You have linked them.', msg2: 'Verify once more.', isLinkedDone: true };
  const { getByRole, getByText, path, pass, server } = await stage({
    at: '/pan-not-linked',
    answered: [aadhaarPanReverify],
    leadsTo: '/loan-purpose',
    script: (api) => api.answers(rekycMessages, { data }),
  });
  for (const message of [data.msg1, data.msg2]) await expect.element(getByText(message)).toBeVisible();
  await expect.element(getByRole('heading', { level: 1, name: 'Verify your PAN and Aadhaar again' })).toHaveFocus();
  await expect.element(getByRole('button', { name: 'Link PAN with Aadhaar' })).not.toBeInTheDocument();
  server.stalls(aadhaarPanReverify);
  const button = getByRole('button', { name: 'I have linked, verify again' }).element();
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  server.resumes(aadhaarPanReverify);
  await expect.element(getByText('Verified Successfully')).toBeVisible();
  await pass(2_000);
  await pass(100);
  await expect.poll(path).toBe('/loan-purpose');
});
