import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { digilockerReturn } from '#contract/kyc.ts';
import { nextStepCall } from '#contract/login.ts';
import { stage } from '../stage.tsx';

test('a lost next step is requested again on a tap, and the code and the state are sent only once', async () => {
  const { getByRole, getByText, path, pass, server } = await stage({
    at: '/digilocker-verify?code=f00d&state=c41',
    answered: [digilockerReturn],
    script: (api) => api.drops(nextStepCall),
  });
  await expect.element(getByText('Verified Successfully')).toBeVisible();
  await pass(2_000);
  // The popup of the lost connection closes.
  await pass(2_000);
  await expect.element(getByRole('heading', { name: 'Your application did not open' })).toBeVisible();
  await expect.element(getByText('Your answers are kept. Please try again.')).toBeVisible();
  await expect.element(getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/home');
  server.leadsTo('/loan-purpose');
  server.stalls(nextStepCall);
  // By its element, because the words of a busy button change.
  const button = getByRole('button', { name: 'Try again' }).element();
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  server.resumes(nextStepCall);
  await expect.poll(path).toBe('/loan-purpose');
  expect(server.sentTo(digilockerReturn).map(({ query }) => query)).toEqual([{ code: 'f00d', state: 'c41' }]);
});

test('a code whose check got no answer is sent again on a tap, so that nothing is shared twice', async () => {
  const { getByRole, path, pass, server } = await stage({
    at: '/digilocker-verify?code=f00d&state=c41',
    leadsTo: '/loan-purpose',
    script: (api) => api.drops(digilockerReturn),
  });
  await expect.element(getByRole('alertdialog')).toBeVisible();
  await pass(2_000);
  server.answers(digilockerReturn);
  await getByRole('button', { name: 'Try again' }).click();
  await pass(2_000);
  await pass(100);
  await expect.poll(path).toBe('/loan-purpose');
  expect(server.sentTo(digilockerReturn)).toHaveLength(2);
});

test('behind the message of a refusal the page does not offer to try again', async () => {
  const { getByRole, getByText } = await stage({
    at: '/digilocker-verify?code=f00d&state=c41',
    script: (api) => api.refuses(digilockerReturn, 400, 'Your PAN is not linked', { route: '/pan-not-linked' }),
  });
  await expect.element(getByRole('alertdialog', { name: 'Your PAN is not linked' })).toBeVisible();
  expect(getByText('Checking your Aadhaar').elements()).toHaveLength(1);
});

test.for([
  ['Not now', '/dashboard'],
  ['Try again', '/enter-aadhar'],
] as const)('%s leads a borrower who shared nothing to %s', async ([name, route]) => {
  const { getByRole, getByText, path } = await stage({ at: '/digilocker-verify?error=access_denied' });
  await expect.element(getByRole('heading', { name: 'DigiLocker did not share your Aadhaar' })).toBeVisible();
  await expect.element(getByText(/^Nothing was sent to us\./)).toBeVisible();
  await getByRole('button', { name }).click();
  await expect.poll(path).toBe(route);
});

test('shows no failure before the check has ended', async () => {
  const titles = new Set<string | null>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h1')) titles.add(textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  const { getByRole, getByText } = await stage({
    at: '/digilocker-verify?code=f00d&state=c41',
    answered: [digilockerReturn],
    script: (api) => api.stalls(digilockerReturn),
  });
  await expect.element(getByText('DigiLocker sent us your details. Please keep this page open.')).toBeVisible();
  await expect.element(getByRole('heading', { level: 1 })).toHaveFocus();
  expect([...titles]).toEqual(['Checking your Aadhaar']);
});
