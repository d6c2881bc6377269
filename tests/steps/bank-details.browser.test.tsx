import { Profiler } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import { type Staged, stageStep } from './stage-step.tsx';

const account = '55210984417';
const savedAs = (accountNumber: string) => ({
  data: { name: 'Meera Joshi', accountNumber, ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' },
});

async function openScreen({ script, ...arrival }: Staged = {}, saved = 'XXXXXXX4417') {
  const screen = await stageStep(bankDetails, {
    ...arrival,
    facts: { leadType: 'New Case' },
    script(server) {
      server.answers(savedBankDetails, savedAs(saved));
      script?.(server);
    },
  });
  return {
    ...screen,
    dialog: screen.getByRole('dialog', { name: 'Bank Details!' }),
    enterIfsc: (text: string) => userEvent.fill(screen.field('ifsc'), text),
    enterAccount: (number = account) => screen.fill({ accountNo: number, confirmedAccountNo: number }),
    hasBank: () => expect.element(screen.field('bankName')).toHaveValue('Bharat National Bank'),
  };
}

async function loaded(arrival?: Staged) {
  const screen = await openScreen(arrival);
  await screen.hasBank();
  return screen;
}

test('a saved account that is read late fills in nothing beside another IFSC code that was typed meanwhile', async () => {
  const { enterIfsc, field, pass, server } = await openScreen({
    script(api) {
      api.answers(savedBankDetails, savedAs(account));
      api.refuses(bankByIfsc, 404, 'Unknown');
      api.stalls(savedBankDetails);
    },
  });
  await enterIfsc('SAHY0000871');
  server.resumes(savedBankDetails);
  await pass(50);
  expect([field('accountNo').value, field('bankName').value]).toEqual(['', '']);
});

test('the saved account of a repeat case is not read', async () => {
  const { pass, server } = await stageStep(bankDetails);
  await pass(100);
  expect(server.sentTo(savedBankDetails)).toEqual([]);
});

test('the bank of a saved IFSC code is looked up if it was not saved', async () => {
  const unnamed = { name: 'Meera Joshi', ifsc: 'bhnb 0001234', bankName: null };
  const { server } = await loaded({ script: (api) => api.answers(savedBankDetails, { data: unnamed }) });
  expect(server.sentTo(bankByIfsc).map(({ query }) => query)).toEqual([{ ifsc: 'BHNB0001234' }]);
});

test('a code that is typed just as the saved one is filled in is looked up once, and the saved one is not', async () => {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  // After React has drawn the saved code, and before it runs the effects of that.
  const type = () => {
    const input = document.querySelector<HTMLInputElement>('[name=ifsc]');
    if (input?.value !== 'BHNB0001234') return;
    native?.set?.call(input, 'SBIN0001234');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const { field, pass, server } = await openScreen({
    screen: () => (
      <Profiler id="step" onRender={type}>
        <StepScreen step={bankDetails} />
      </Profiler>
    ),
  });
  await pass(1_000);
  expect(field('ifsc').value).toBe('SBIN0001234');
  expect(server.sentTo(bankByIfsc).map(({ query }) => query)).toEqual([{ ifsc: 'SBIN0001234' }]);
});

test('a failed look-up of a valid IFSC code shows its message, and the code stays', async () => {
  const unknown = 'We do not know this IFSC code.';
  const { enterIfsc, field, getByRole, server } = await loaded({
    script: (api) => api.refuses(bankByIfsc, 404, unknown),
  });
  await enterIfsc('ZZZZ1001234');
  await expect.poll(() => server.sentTo(bankByIfsc)).toHaveLength(1);
  await enterIfsc('ZZZZ0001234');
  await expect.element(getByRole('alertdialog', { name: unknown })).toBeVisible();
  expect(server.sentTo(bankByIfsc)).toHaveLength(2);
  await getByRole('button', { name: 'OK' }).click();
  expect(field('ifsc').value).toBe('ZZZZ0001234');
  server.drops(bankByIfsc);
  await enterIfsc('SBIN0001234');
  await expect.element(getByRole('alertdialog', { name: /could not reach the server/ })).toBeVisible();
});

test('leads to /logout if the login has ended when the bank of a code is looked up, even of one that breaks its rules', async () => {
  const { enterIfsc, path } = await loaded({ script: (api) => api.refuses(bankByIfsc, 403, 'Forbidden') });
  await enterIfsc('BHNB1001234');
  await expect.poll(path).toBe('/logout');
});

test('the arrow and the saved details lead back to the screen that leads here', async () => {
  const arrow = await loaded({ routeState: { back: '/emandate' } });
  await arrow.getByRole('button', { name: 'Back' }).click();
  await expect.poll(arrow.path).toBe('/emandate');
  await arrow.unmount();

  const screen = await loaded({ routeState: { back: '/bank-list' } });
  await screen.enterAccount();
  await screen.next();
  await screen.pass(500);
  await screen.getByRole('button', { name: 'YES' }).click();
  await expect.poll(screen.path).toBe('/bank-list');
  expect(screen.server.sentTo(nextStepCall)).toEqual([]);
  expect(screen.session.facts().accountId).toBe('acc_19');
});

describe('while the saved account is not known', () => {
  const asks = { name: 'Enter account number ending with 4417' };

  async function enterAnotherAccount({ enterAccount, fill, hasBank, next }: Awaited<ReturnType<typeof openScreen>>) {
    await fill({ accountHolderName: 'Meera Joshi', ifsc: 'BHNB0001234' });
    await hasBank();
    await enterAccount('55210984418');
    await next();
  }

  test('Next waits for it, and then asks for its last four digits', async () => {
    const screen = await openScreen({ script: (api) => api.stalls(savedBankDetails) }, account);
    await enterAnotherAccount(screen);
    await screen.pass(5_000);
    expect(screen.dialog.query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Please wait' })).toHaveAttribute('aria-busy', 'true');
    screen.server.resumes(savedBankDetails);
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
    expect(screen.dialog.query()).toBeNull();
    expect(screen.server.sentTo(saveBankDetails)).toEqual([]);
    expect(screen.server.sentTo(savedBankDetails)).toHaveLength(1);
  });

  test('Next reads it again if it could not be read, and saves nothing until it is read', async () => {
    const screen = await openScreen({ script: (api) => api.refuses(savedBankDetails, 500, '') });
    const failure = screen.getByRole('alertdialog', { name: 'Internal Server Error' });
    const ok = failure.getByRole('button', { name: 'OK' });
    await ok.click();
    await enterAnotherAccount(screen);
    await ok.click();
    await expect.element(failure).not.toBeInTheDocument();
    await screen.pass(500);
    expect(screen.dialog.query()).toBeNull();
    expect(screen.server.sentTo(savedBankDetails)).toHaveLength(2);

    screen.server.answers(savedBankDetails, savedAs(account));
    await screen.next();
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
    await screen.pass(2_800);
    // At once: between two calls of `pass` the clock may move by the rest.
    expect(screen.getByRole('alertdialog', asks).elements()).toHaveLength(1);
    await screen.pass(200);
    await screen.enterAccount();
    await screen.next();
    await screen.pass(500);
    await expect.element(screen.dialog).toBeVisible();
    expect(screen.server.sentTo(savedBankDetails)).toHaveLength(3);
  });

  test('Next shows that it did not work where the server refuses the read with a code that is only logged', async () => {
    const screen = await openScreen({ script: (api) => api.refuses(savedBankDetails, 503, 'Busy') });
    await enterAnotherAccount(screen);
    await expect.element(screen.getByText(/^That did not work\./)).toBeVisible();
    expect(screen.dialog.query()).toBeNull();
  });

  test('Next waits for the read of this visit, although an earlier one found no account', async () => {
    const screen = await openScreen({ script: (api) => api.answers(savedBankDetails, { data: null }) }, account);
    await screen.pass(0);
    await screen.goTo('/bank-list');
    await expect.poll(screen.path).toBe('/bank-list');
    // The clock of the phone is put back: the earlier answer must not count as fresh.
    vi.setSystemTime(Date.now() - 3_600_000);
    screen.server.answers(savedBankDetails, savedAs(account));
    screen.server.stalls(savedBankDetails);
    await screen.goTo('/bank-details');
    await enterAnotherAccount(screen);
    await screen.pass(5_000);
    expect(screen.dialog.query()).toBeNull();
    screen.server.resumes(savedBankDetails);
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
  });
});
