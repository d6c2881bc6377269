import { describe, expect, test } from 'vitest';
import { lenderCredentials, pennyFlow, setEmandate, setEmandateV2 } from '#contract/bank.ts';
import { dashboardCall } from '#contract/login.ts';
import { Emandate } from '#screens/bank/emandate/emandate.tsx';
import { EmandateStatus } from '#screens/bank/emandate-status/emandate-status.tsx';
import { createFakeServer } from '../fake-server.ts';
import { faults } from '../faults.ts';
import { stage } from '../stage.tsx';
import { createProviderScript } from './provider-script.ts';

const facts = { leadID: 48213, accountId: 'acc_19', productId: 2 };

async function arrive(more: object = {}) {
  const server = createFakeServer();
  server.answers(setEmandate);
  server.answers(setEmandateV2);
  server.answers(lenderCredentials);
  const screen = await stage({ at: '/emandate', screen: Emandate, facts: { ...facts, ...more }, server });
  const goOn = screen.getByRole('button', { name: 'Continue' });
  return { ...screen, goOn };
}

test('says what is asked, and calls nothing by itself', async () => {
  const { getByRole, getByText, server } = await arrive();
  await expect.element(getByRole('heading', { name: "We need to check if it's you" })).toHaveFocus();
  await expect
    .element(getByText('Please complete the e-mandate for loan disbursal while we review your application.'))
    .toBeVisible();
  await expect.element(getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
  expect(await faults()).toEqual([]);
  expect(server.sentTo(setEmandate)).toEqual([]);
});

test('leads to the bank details and back here', async () => {
  const { getByRole, path, handed } = await arrive();
  await getByRole('link', { name: 'Edit Bank Details' }).click();
  await expect.poll(path).toBe('/bank-details');
  expect(handed()).toMatchObject({ back: '/emandate' });
});

describe('Success', () => {
  test('opens the checkout in recurring mode with exactly the decided options', async () => {
    const provider = await createProviderScript();
    const { goOn, server, getByText } = await arrive();
    await goOn.click();
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
    expect(await faults()).toEqual([]);
  });

  test('for an emi loan is set up by the second call', async () => {
    await createProviderScript();
    const { goOn, server } = await arrive({ productId: 1 });
    await goOn.click();
    await expect.poll(() => server.sentTo(setEmandateV2)).toHaveLength(1);
    expect(server.sentTo(setEmandate)).toEqual([]);
  });

  test.for([
    [1, setEmandateV2],
    [2, setEmandate],
    [null, setEmandate],
  ] as const)('reads product %s from the dashboard first where a link did not name it', async ([productId, call]) => {
    await createProviderScript();
    const { goOn, server, session } = await arrive({ productId: null });
    server.answers(dashboardCall, { status: 1, productId });
    await goOn.click();
    await expect.poll(() => server.sentTo(call)).toHaveLength(1);
    expect(server.sentTo(call === setEmandate ? setEmandateV2 : setEmandate)).toEqual([]);
    expect(session.facts().productId).toBe(productId);
  });

  test('sets nothing up while the product could not be read, and tries again', async () => {
    await createProviderScript();
    const { goOn, server, getByRole } = await arrive({ productId: null });
    server.refuses(dashboardCall, 400, 'Please try later.');
    await goOn.click();
    await expect.element(getByRole('alertdialog', { name: 'Please try later.' })).toBeVisible();
    expect([server.sentTo(setEmandate), server.sentTo(setEmandateV2)]).toEqual([[], []]);
    await getByRole('button', { name: 'OK' }).click();
    server.answers(dashboardCall, { status: 1, productId: 1 });
    await goOn.click();
    await expect.poll(() => server.sentTo(setEmandateV2)).toHaveLength(1);
  });

  test('opens it once, whatever the tapping', async () => {
    const provider = await createProviderScript();
    const { goOn, server } = await arrive();
    const letGo = server.stalls(setEmandate);
    await goOn.click();
    const button = document.querySelector<HTMLElement>('button[aria-busy]');
    for (let tap = 0; tap < 4; tap++) button?.click();
    letGo();
    await expect.poll(provider.opened).toHaveLength(1);
    expect(server.sentTo(setEmandate)).toHaveLength(1);
    expect(server.sentTo(lenderCredentials)).toHaveLength(1);
  });

  test('can be opened again by whoever closed it', async () => {
    const provider = await createProviderScript();
    const { goOn } = await arrive();
    await goOn.click();
    await expect.poll(provider.opened).toHaveLength(1);
    await goOn.click();
    await expect.poll(provider.opened).toHaveLength(2);
    expect(provider.asked()).toBe(1);
  });

  test('whose script is blocked says so, and tries again without a second set-up', async () => {
    const provider = await createProviderScript('blocked');
    const { goOn, getByRole, server } = await arrive();
    await goOn.click();
    const told = 'The e-mandate page did not load. Check your connection, then press Continue.';
    await expect.element(getByRole('alertdialog', { name: told })).toBeVisible();
    await getByRole('button', { name: 'OK' }).click();
    await expect.element(getByRole('status').getByText(told)).toBeVisible();
    provider.turns('served');
    await goOn.click();
    await expect.poll(provider.opened).toHaveLength(1);
    expect(server.sentTo(setEmandate)).toHaveLength(1);
  });

  test('whose script is slow says so after 20 s, and the next try waits for the same one', async () => {
    const provider = await createProviderScript('slow');
    const { goOn, getByRole, pass } = await arrive();
    await goOn.click();
    await expect.poll(provider.asked).toBe(1);
    await pass(20_000);
    await expect.element(getByRole('alertdialog')).toMatchTextContent(/takes long to load/);
    await getByRole('button', { name: 'OK' }).click();
    await goOn.click();
    await provider.arrives();
    await expect.poll(provider.opened).toHaveLength(1);
    expect(provider.asked()).toBe(1);
  });

  test('whose script fails by itself says so', async () => {
    await createProviderScript('broken');
    const { goOn, getByRole } = await arrive();
    await goOn.click();
    await expect.element(getByRole('alertdialog')).toMatchTextContent(/did not open/);
  });

  test('does not open over the next screen of a borrower who left meanwhile', async () => {
    const provider = await createProviderScript('slow');
    const { goOn, getByRole, path, pass } = await arrive();
    await goOn.click();
    await expect.poll(provider.asked).toBe(1);
    await getByRole('button', { name: 'Back' }).click();
    await expect.poll(path).toBe('/dashboard');
    await provider.arrives();
    await expect.poll(() => window.Razorpay).toBeDefined();
    await pass(100);
    expect(provider.opened()).toEqual([]);
  });
});

test.each([
  ['the message of the server', 'Your bank is closed', 'Your bank is closed'],
  ['our words where it says nothing', '', 'Something went wrong'],
])('a failed set-up shows %s, and can be tried again', async (_what, message, shown) => {
  const { goOn, server, getByRole } = await arrive();
  server.refuses(setEmandate, 500, message);
  await goOn.click();
  await expect.element(getByRole('alertdialog', { name: shown })).toBeVisible();
  await getByRole('button', { name: 'OK' }).click();
  await goOn.click();
  await expect.poll(() => server.sentTo(setEmandate)).toHaveLength(2);
});

test('a lost answer is told, and nothing is sent again by itself', async () => {
  const { goOn, server, getByRole, pass } = await arrive();
  server.drops(setEmandate);
  await goOn.click();
  await expect.element(getByRole('alertdialog')).toMatchTextContent(/could not reach/);
  await pass(2_000);
  await pass(60_000);
  expect(server.sentTo(setEmandate)).toHaveLength(1);
});

test('a failed penny flow is told', async () => {
  const { goOn, server, getByRole } = await arrive();
  server.answers(setEmandate, { message: 'Already Emandate' });
  server.refuses(pennyFlow, 500, 'No flow');
  await goOn.click();
  await expect.element(getByRole('alertdialog', { name: 'No flow' })).toBeVisible();
});

test('without an account in hand leads to the list of accounts, and calls nothing', async () => {
  const { goOn, server, getByRole, path } = await arrive({ accountId: '' });
  await goOn.click();
  await getByRole('button', { name: 'OK' }).click();
  await expect.poll(path).toBe('/bank-list');
  expect(server.sentTo(setEmandate)).toEqual([]);
});

test('the way back from the provider waits 2 s, then leads to /emandate', async () => {
  const { getByRole, path, pass } = await stage({ at: '/emandate-status', screen: EmandateStatus });
  await expect.element(getByRole('heading', { name: 'Checking your e-mandate' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await pass(1_900);
  expect(path()).toBe('/emandate-status');
  await pass(100);
  await expect.poll(path).toBe('/emandate');
});
