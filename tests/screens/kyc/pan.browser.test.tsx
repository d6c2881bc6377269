import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aadhaarPanReverify, mismatchClick, panConfirmation, rekycMessages } from '#contract/kyc.ts';
import { nextStepCall } from '#contract/login.ts';
import { settings, stage } from '../stage.tsx';

const panVerifyData = { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi', dob: '1994-08-14' };

test('/pan-verify shows the details of the PAN; Yes confirms the PAN and opens the next step, and No does nothing meanwhile', async () => {
  const { getByText, getByRole, path, server } = await stage({ at: '/pan-verify', facts: { panVerifyData } });
  server.answers(panConfirmation);
  server.answers(nextStepCall, { data: { step: { current_route: '/enter-aadhar' } } });
  for (const value of ['BNZPJ4821K', 'Meera Joshi', '14 Aug 1994'])
    await expect.element(getByText(value)).toBeVisible();
  const answer = server.stalls(panConfirmation);
  await getByRole('button', { name: 'Yes' }).click();
  await getByRole('button', { name: 'No' }).click();
  answer();
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
  const { getByRole, left } = await stage({
    at: '/pan-not-linked',
    script(api) {
      api.answers(rekycMessages, { data: { isLinkedDone: false } });
      api.answers(mismatchClick);
    },
  });
  await getByRole('button', { name: 'Link PAN with Aadhaar' }).click();
  await expect.poll(() => left).toEqual([settings.taxPortalUrl]);
});

test('/pan-not-linked: after they are linked, the only action is to verify again', async () => {
  const data = { msg1: 'You have linked them.', msg2: 'Verify once more.', isLinkedDone: true };
  const { getByRole, getByText, path, pass, server } = await stage({
    at: '/pan-not-linked',
    script: (api) => api.answers(rekycMessages, { data }),
  });
  for (const message of [data.msg1, data.msg2]) await expect.element(getByText(message)).toBeVisible();
  await expect.element(getByRole('heading', { level: 1, name: 'Verify your PAN and Aadhaar again' })).toHaveFocus();
  server.answers(aadhaarPanReverify);
  server.answers(nextStepCall, { data: { step: { current_route: '/loan-purpose' } } });
  await expect.element(getByRole('button', { name: 'Link PAN with Aadhaar' })).not.toBeInTheDocument();
  const answer = server.stalls(aadhaarPanReverify);
  const button = getByRole('button', { name: 'I have linked, verify again' }).element();
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect.element(getByText('Verified Successfully')).toBeVisible();
  await pass(2_000);
  await pass(100);
  await expect.poll(path).toBe('/loan-purpose');
});
