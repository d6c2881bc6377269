import { describe, expect, test } from 'vitest';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import type { RouteState } from '#engine/outcome.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import type { FakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

type Name = keyof typeof bankDetails.fields;
const { title, yes } = bankDetails.confirm ?? expect.unreachable();

const account = '55210984417';
const savedAs = (accountNumber: string) => ({
  data: { name: 'Meera Joshi', accountNumber, ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' },
});

interface ScreenOptions {
  readonly saved?: string;
  readonly routeState?: RouteState;
  readonly script?: (server: FakeServer) => void;
}

async function openScreen({ saved = 'XXXXXXX4417', routeState = {}, script }: ScreenOptions = {}) {
  const screen = await stage({
    at: '/bank-details',
    screen: () => <StepScreen step={bankDetails} />,
    facts: { leadID: 48213 },
    routeState,
    script(server) {
      server.answers(savedBankDetails, savedAs(saved));
      server.answers(bankByIfsc);
      server.answers(saveBankDetails);
      server.answers(nextStepCall, { data: { step: { current_route: '/emandate' } } });
      script?.(server);
    },
  });
  const field = (name: Name) => screen.getByLabelText(bankDetails.fields[name].label, { exact: true });
  return {
    ...screen,
    field,
    next: screen.getByRole('button', { name: 'Next' }),
    dialog: screen.getByRole('dialog', { name: title }),
    saves: () => screen.server.sentTo(saveBankDetails),
    async fill(number = account) {
      await field('accountNo').fill(number);
      await field('confirmedAccountNo').fill(number);
    },
  };
}

type Screen = Awaited<ReturnType<typeof openScreen>>;

const loaded = async (arrival?: ScreenOptions) => {
  const screen = await openScreen(arrival);
  await expect.element(screen.field('bankName')).toHaveValue('Bharat National Bank');
  return screen;
};

test('a saved account that is read late fills in nothing beside another IFSC code that was typed meanwhile', async () => {
  let release = () => {};
  const screen = await openScreen({
    saved: account,
    script(api) {
      api.refuses(bankByIfsc, 404, 'Unknown');
      release = api.stalls(savedBankDetails);
    },
  });
  await screen.field('ifsc').fill('SAHY0000871');
  release();
  await screen.pass(50);
  await expect.element(screen.field('accountNo')).toHaveValue('');
  await expect.element(screen.field('bankName')).toHaveValue('');
});

test('the bank of a saved IFSC code is looked up if it was not saved', async () => {
  const unnamed = { name: 'Meera Joshi', ifsc: 'BHNB0001234', bankName: null };
  const screen = await loaded({ script: (api) => api.answers(savedBankDetails, { data: unnamed }) });
  expect(screen.server.sentTo(bankByIfsc).map(({ query }) => query)).toEqual([{ ifsc: 'BHNB0001234' }]);
});

test('a failed look-up of a valid IFSC code shows its message, and the code stays', async () => {
  const unknown = 'We do not know this IFSC code.';
  const screen = await loaded({ script: (api) => api.refuses(bankByIfsc, 404, unknown) });
  await screen.field('ifsc').fill('ZZZZ1001234');
  await expect.poll(() => screen.server.sentTo(bankByIfsc)).toHaveLength(1);
  await screen.field('ifsc').fill('ZZZZ0001234');
  await expect.element(screen.getByRole('alertdialog', { name: unknown })).toBeVisible();
  expect(screen.server.sentTo(bankByIfsc)).toHaveLength(2);
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.field('ifsc')).toHaveValue('ZZZZ0001234');
  screen.server.drops(bankByIfsc);
  await screen.field('ifsc').fill('SBIN0001234');
  await expect.element(screen.getByRole('alertdialog', { name: /could not reach the server/ })).toBeVisible();
});

test('the arrow and the saved details lead back to the screen that leads here', async () => {
  const arrow = await loaded({ routeState: { back: '/emandate' } });
  await arrow.getByRole('button', { name: 'Back' }).click();
  await expect.poll(arrow.path).toBe('/emandate');
  await arrow.unmount();

  const screen = await loaded({ routeState: { back: '/bank-list' } });
  await screen.fill();
  await screen.next.click();
  await screen.pass(500);
  await screen.getByRole('button', { name: yes }).click();
  await expect.poll(screen.path).toBe('/bank-list');
  expect(screen.server.sentTo(nextStepCall)).toEqual([]);
  expect(screen.session.facts().accountId).toBe('acc_19');
});

describe('while the saved account is not known', () => {
  const bank = [
    ['accountHolderName', 'Meera Joshi'],
    ['ifsc', 'BHNB0001234'],
  ] as const;
  const wrong = '55210984418';
  const asks = { name: 'Enter account number ending with 4417' };

  async function filled(screen: Screen, number: string) {
    for (const [name, value] of bank) await screen.field(name).fill(value);
    await expect.element(screen.field('bankName')).toHaveValue('Bharat National Bank');
    await screen.fill(number);
  }

  test('Next waits for it, and then asks for its last four digits', async () => {
    let release = () => {};
    const screen = await openScreen({ saved: account, script: (api) => (release = api.stalls(savedBankDetails)) });
    await filled(screen, wrong);
    await screen.next.click();
    await screen.pass(5_000);
    expect(screen.dialog.query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Please wait' })).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
    expect(screen.dialog.query()).toBeNull();
    expect(screen.saves()).toEqual([]);
  });

  test('Next reads it again if it could not be read, and saves nothing until it is read', async () => {
    const screen = await openScreen({ saved: account, script: (api) => api.refuses(savedBankDetails, 500, '') });
    const failure = screen.getByRole('alertdialog', { name: 'Internal Server Error' });
    const ok = failure.getByRole('button', { name: 'OK' });
    await ok.click();
    await filled(screen, wrong);
    await screen.next.click();
    await ok.click();
    await expect.element(failure).not.toBeInTheDocument();
    await screen.pass(500);
    expect(screen.dialog.query()).toBeNull();
    expect(screen.server.sentTo(savedBankDetails)).toHaveLength(2);

    screen.server.answers(savedBankDetails, savedAs(account));
    await screen.next.click();
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
    await screen.pass(2_800);
    // At once: between two calls of `pass` the clock may move by the rest.
    expect(screen.getByRole('alertdialog', asks).elements()).toHaveLength(1);
    await screen.pass(200);
    await screen.fill();
    await screen.next.click();
    await screen.pass(500);
    await expect.element(screen.dialog).toBeVisible();
    expect(screen.server.sentTo(savedBankDetails)).toHaveLength(4);
  });
});

test('leads to /logout if the login has ended when the bank of a code is looked up, even of one that breaks its rules', async () => {
  const screen = await loaded({ script: (api) => api.refuses(bankByIfsc, 403, 'Forbidden') });
  await screen.field('ifsc').fill('BHNB1001234');
  await expect.poll(screen.path).toBe('/logout');
});
