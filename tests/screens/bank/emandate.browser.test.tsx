import { describe, expect, onTestFinished, test } from 'vitest';
import { lenderCredentials, pennyDrop, pennyFlow, setEmandate } from '#contract/bank.ts';
import { pennyDropEveryMs } from '#engine/delays.ts';
import { stage } from '../stage.tsx';
import { createProviderScript } from './provider-script.ts';

async function openScreen() {
  const screen = await stage({
    at: '/emandate',
    facts: { accountId: 'acc_19', productId: 2 },
    answered: [setEmandate, lenderCredentials],
  });
  return { ...screen, continueButton: screen.getByRole('button', { name: 'Continue' }) };
}

test('shows the e-mandate as approved once the bank sends Rs 1, even if that fails', async () => {
  const { container, continueButton, getByRole, pass, server } = await openScreen();
  const current = () => container.querySelector('[aria-current=step]')?.textContent;
  expect(current()).toContain('Approve the e-mandate');
  server.answers(setEmandate, { message: 'Already Emandate' });
  server.answers(pennyFlow, { data: { flow: 'forward' } });
  server.answers(pennyDrop, { data: { pennyStatus: 'created' } });
  await continueButton.click();
  await expect
    .element(getByRole('dialog', { name: 'Just wait for a moment' }))
    .toHaveAccessibleDescription(/^Sending Rs 1 to your bank for verification.*up to 5 minutes/);
  expect(current()).toContain('Check your account');
  server.refuses(pennyDrop, 428, 'Not yet');
  await pass(pennyDropEveryMs);
  await expect.element(getByRole('alertdialog', { name: 'Not yet' })).toBeVisible();
  expect(current()).toContain('Check your account');
});

test('leads to the bank details and back here', async () => {
  const { getByRole, path, routeState } = await openScreen();
  await getByRole('link', { name: 'Edit Bank Details' }).click();
  await expect.poll(path).toBe('/bank-details');
  expect(routeState()).toMatchObject({ back: '/emandate' });
});

describe('Success', () => {
  /** Presses Continue, whose script of the provider then waits. */
  async function startSlowly() {
    const provider = await createProviderScript({ isSlow: true });
    const screen = await openScreen();
    await screen.continueButton.click();
    await expect.poll(provider.requests).toBe(1);
    return { ...screen, provider };
  }

  test('opens the checkout in recurring mode with exactly the decided options, and shows the next action, after coming back too', async () => {
    const provider = await createProviderScript();
    const { continueButton, server, getByText, goTo } = await openScreen();
    const firstStep = () => getByText('Check your account').element().getBoundingClientRect().top;
    const before = firstStep();
    await continueButton.click();
    await expect.poll(provider.opened).toEqual([
      {
        key: 'key_test_kadam',
        customer_id: 'cust_44',
        order_id: 'order_91',
        recurring: '1',
        callback_url: `${location.origin}/emandate-status`,
      },
    ]);
    expect(server.sentTo(setEmandate).map(({ body }) => body)).toEqual([{ accountId: 'acc_19', leadID: 48213 }]);
    expect(server.sentTo(lenderCredentials).map(({ query }) => query)).toEqual([{ leadID: '48213' }]);
    await expect.element(getByText(/If it is closed, press Continue/)).toBeVisible();
    expect(firstStep()).toBe(before);
    await goTo('/emandate-status');
    await goTo('/emandate');
    await expect.element(getByText(/If it is closed, press Continue/)).toBeVisible();
  });

  test('whose script is slow can be cancelled, and opens at the next try only', async () => {
    const { continueButton, getByRole, pass, provider } = await startSlowly();
    await pass(15_000);
    await getByRole('button', { name: 'Stop waiting' }).click();
    await expect.element(getByRole('alertdialog')).toMatchTextContent(/did not load/);
    await provider.arrives();
    await getByRole('button', { name: 'OK' }).click();
    expect(provider.opened()).toEqual([]);
    await continueButton.click();
    await expect.poll(provider.opened).toHaveLength(1);
  });

  test('whose script is blocked shows a message, and requests it again at the next try', async () => {
    const { continueButton, getByRole, provider } = await startSlowly();
    await provider.fails();
    await expect.element(getByRole('alertdialog')).toMatchTextContent(/did not load/);
    await getByRole('button', { name: 'OK' }).click();
    await continueButton.click();
    await expect.poll(provider.requests).toBe(2);
  });

  test('that throws as it opens shows a message, and can be opened again', async () => {
    onTestFinished(() => void Reflect.deleteProperty(window, 'Razorpay'));
    window.Razorpay = class {
      open() {
        throw new Error('The key is not known.');
      }
    };
    const { continueButton, getByRole } = await openScreen();
    await continueButton.click();
    await expect.element(getByRole('alertdialog', { name: /^The e-mandate page did not open\./ })).toBeVisible();
    await getByRole('button', { name: 'OK' }).click();
    await expect.element(continueButton).toBeEnabled();
  });

  test('does not open over the next screen if the borrower has left meanwhile', async () => {
    const { getByRole, path, pass, provider } = await startSlowly();
    await getByRole('button', { name: 'Back' }).click();
    await expect.poll(path).toBe('/dashboard');
    await provider.arrives();
    await expect.poll(() => window.Razorpay).toBeDefined();
    await pass(100);
    expect(provider.opened()).toEqual([]);
  });
});

test('the return page of the provider waits 2 s, then leads to /emandate', async () => {
  const { getByRole, path, pass } = await stage({ at: '/emandate-status' });
  await expect.element(getByRole('heading', { name: 'Checking your e-mandate' })).toBeVisible();
  await pass(1_800);
  expect(path()).toBe('/emandate-status');
  await pass(200);
  await expect.poll(path).toBe('/emandate');
});
