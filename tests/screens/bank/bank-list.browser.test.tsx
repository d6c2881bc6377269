import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAccounts, confirmBankAccount } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import { openTab } from '#tests/session/open-tab.ts';
import type { Script } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const verified = { accountID: '', ...bankAccounts.example.answer.data[0] };
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const broken = 'data:image/png;base64,none';
const accounts = [
  { ...verified, bankLogo: broken, bankIcon: dot },
  {
    // A number, as some servers use for their accounts.
    accountID: 20,
    bank: 'Sahyadri Bank',
    accountNo: '8120 0009 26',
    bankIfsc: 'SAHY0000871',
    status: 'Not Verified',
  },
];

async function openScreen(script?: Script) {
  const screen = await stage({
    at: '/bank-list',
    answered: [confirmBankAccount],
    leadsTo: '/term-condition',
    script(server) {
      server.answers(bankAccounts, { data: accounts });
      script?.(server);
    },
  });
  return {
    ...screen,
    continueButton: screen.getByRole('button', { name: 'Continue' }),
    sheet: screen.getByRole('dialog', { name: /Your money will be transferred/ }),
    confirmed: () => screen.server.sentTo(confirmBankAccount).map(({ body }) => body),
  };
}

async function listed(script?: Script) {
  const screen = await openScreen(script);
  await screen.pass(5_000);
  await expect.element(screen.getByRole('radio').first()).toBeInTheDocument();
  return screen;
}

describe('the list', () => {
  test('waits 5 s behind one spinner, that of the button, however fast the answer comes', async () => {
    const { container, getByRole, getByText, pass, server } = await openScreen();
    await expect.element(getByRole('status').getByText(/Reading your bank accounts/)).toBeVisible();
    const rings = Array.from(
      container.querySelectorAll('[class*=ring]'),
      (ring) => ring.closest('button')?.textContent,
    );
    expect(rings).toEqual([expect.stringContaining('Continue')]);
    // §2: the link is on every step screen, however long a read takes.
    await expect.element(getByText('Facing any issue? Contact us')).toBeVisible();
    expect(server.sentTo(bankAccounts)[0]?.query).toEqual({ leadId: '48213' });
    await pass(4_500);
    expect(getByRole('radio').elements()).toEqual([]);
    await pass(500);
    await expect.element(getByRole('radio').first()).toBeInTheDocument();
  });

  test('shows bank, number, IFSC, badge and icon, the first account selected', async () => {
    const { getByRole, getByText, container } = await listed();
    await expect.element(getByRole('heading', { level: 1, name: 'Select Bank Account' })).toBeVisible();
    await expect.element(getByText('Please select your bank account for loan disbursal.')).toBeVisible();
    await expect.element(getByRole('radio', { name: 'Bharat National Bank' })).toBeChecked();
    await expect
      .element(getByRole('radio', { name: 'Bharat National Bank' }))
      .toHaveAccessibleDescription(/^XXX XXXX 4417 IFSC BHNB0001234 Verified/);
    await expect
      .element(getByRole('radio', { name: 'Sahyadri Bank' }))
      .toHaveAccessibleDescription(/^8120 0009 26 IFSC SAHY0000871 Not Verified/);
    const badges = Array.from(container.querySelectorAll<HTMLElement>('[data-icon]'), ({ dataset }) => ({
      ...dataset,
    }));
    expect(badges).toEqual([
      { tone: 'success', icon: 'check' },
      { tone: 'warning', icon: 'clock' },
    ]);
    const pictures = container.querySelectorAll('img');
    expect(pictures).toHaveLength(1);
    await expect.poll(() => pictures[0]?.hidden).toBe(false);
  });

  test('keeps the drawn bank icon if the picture does not load', async () => {
    const { container } = await listed((api) =>
      api.answers(bankAccounts, { data: [{ ...verified, bankLogo: broken, bankIcon: null }] }),
    );
    expect(container.querySelector('img')?.hidden).toBe(true);
  });

  test('shows an account without a bank, and a status that the app does not know as it was sent', async () => {
    const { getByRole } = await listed((api) =>
      api.answers(bankAccounts, { data: [{ accountID: 21, status: 'In review' }] }),
    );
    await expect.element(getByRole('radio', { name: 'Bank account' })).toHaveAccessibleDescription('In review');
  });

  test('lets each of two mandates of one account be selected', async () => {
    const { getByRole, continueButton, confirmed } = await listed((api) =>
      api.answers(bankAccounts, {
        data: ['mandate_5', 'mandate_6'].map((mandateId) => ({ accountID: 20, mandateId, status: 'Not Verified' })),
      }),
    );
    await getByRole('radio').nth(1).click();
    await expect.element(getByRole('radio').nth(1)).toBeChecked();
    await continueButton.click();
    await expect.poll(confirmed).toEqual([{ leadID: 48213, mandateId: 'mandate_6', accountID: 20 }]);
  });

  test('leads to a new bank account, and back here', async () => {
    const { getByRole, path, routeState } = await listed();
    await getByRole('link', { name: 'or add a new bank account' }).click();
    await expect.poll(path).toBe('/bank-details');
    expect(routeState()).toMatchObject({ back: '/bank-list' });
  });

  test('shows only that it reads while it is read again', async () => {
    const { getByRole, getByText, server, goTo, pass } = await listed();
    const onlyReads = async () => {
      await expect.element(getByRole('status').getByText(/Reading your bank accounts/)).toBeInTheDocument();
      for (const other of [
        getByRole('radio'),
        getByRole('link', { name: 'or add a new bank account' }),
        getByText('No bank account is saved yet.'),
        getByText('We could not read your bank accounts.'),
      ])
        expect(other.elements()).toEqual([]);
    };
    server.refuses(bankAccounts, 418, '');
    await goTo('/bank-list');
    await onlyReads();
    await pass(5_000);
    await getByRole('button', { name: 'OK' }).click();
    await getByRole('button', { name: 'Try again' }).click();
    await onlyReads();
  });

  test('is not shown as empty if only an earlier read was empty', async () => {
    const { continueButton, getByRole, getByText, server, goTo, pass } = await openScreen((api) =>
      api.answers(bankAccounts, { data: [] }),
    );
    await pass(5_000);
    await expect.element(getByText('No bank account is saved yet.')).toBeVisible();
    await expect.element(getByRole('link', { name: 'or add a new bank account' })).toBeVisible();
    await expect.element(continueButton).not.toBeInTheDocument();
    server.refuses(bankAccounts, 418, '');
    await goTo('/bank-list');
    await pass(5_000);
    await expect.element(getByText('We could not read your bank accounts.')).toBeVisible();
    await expect.element(getByText('No bank account is saved yet.')).not.toBeInTheDocument();
  });
});

describe('a Verified account', () => {
  test('shows a long word of its bank name in full', async () => {
    const bank = 'Thiruvananthapuramgraminavikasabank Limited';
    const { continueButton, sheet } = await listed((server) =>
      server.answers(bankAccounts, { data: [{ ...verified, bank }] }),
    );
    await continueButton.click();
    const name = sheet.getByText(bank);
    await expect.element(name).toBeVisible();
    const right = (element: Element | null) => element?.getBoundingClientRect().right;
    expect(right(name.element())).toBeLessThanOrEqual(Number(right(name.element().closest('[data-pad]'))));
  });

  test('is confirmed on the specified sheet, whose Continue needs the consent', async () => {
    const { continueButton, sheet, confirmed, path } = await listed();
    await continueButton.click();
    for (const words of [
      'Your money will be transferred to the following bank account',
      'Once the money is transferred to the below account, the transaction cannot be reversed.',
      'We are not responsible for loss caused by incorrect information.',
      'Bharat National Bank',
      /^XXX XXXX 4417\s*IFSC BHNB0001234$/,
    ]) {
      await expect.element(sheet.getByText(words)).toBeVisible();
    }
    const yes = sheet.getByRole('button', { name: 'Continue' });
    await expect.element(yes).toBeDisabled();
    await sheet
      .getByRole('checkbox', {
        name: 'I confirm to hold the bank account mentioned above, and take full responsibility for the correctness of all related information.',
      })
      .click();
    await yes.click();
    await expect.poll(path).toBe('/term-condition');
    expect(confirmed()).toEqual([{ leadID: 48213, mandateId: 'mandate_5', accountID: 'acc_19' }]);
  });

  test('calls nothing if the sheet is closed, and then asks for the consent again', async () => {
    const { continueButton, sheet, confirmed } = await listed();
    await continueButton.click();
    await sheet.getByRole('checkbox').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(continueButton).toHaveFocus();
    expect(confirmed()).toEqual([]);
    await continueButton.click();
    await expect.element(sheet.getByRole('checkbox')).not.toBeChecked();
  });

  test('is confirmed, and sent with the next step, even if Escape is pressed or the consent is tapped meanwhile', async () => {
    const { continueButton, sheet, server, path } = await listed();
    server.stalls(confirmBankAccount);
    await continueButton.click();
    await sheet.getByRole('checkbox').click();
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await expect.element(sheet.getByRole('button', { name: 'Please wait' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).toBeVisible();
    await sheet.getByRole('checkbox').click();
    await expect.element(sheet.getByRole('checkbox')).toBeChecked();
    server.resumes(confirmBankAccount);
    await expect.poll(path).toBe('/term-condition');
    expect(server.sentTo(nextStepCall)[0]?.body).toMatchObject({ accountID: 'acc_19' });
  });
});

test('an account that is not Verified is confirmed without a sheet, and its id is sent and stored as it was received', async () => {
  const { continueButton, getByRole, sheet, confirmed, path, server, session } = await listed((api) =>
    api.refuses(confirmBankAccount, 400, 'Please verify', {
      status: 'Not Verified',
      route: '/emandate',
      accountId: 20,
    }),
  );
  const account = getByRole('radio', { name: 'Sahyadri Bank' });
  await account.click();
  server.stalls(confirmBankAccount);
  await continueButton.click();
  await expect.element(getByRole('button', { name: 'Please wait' })).toBeVisible();
  await getByRole('radio', { name: 'Bharat National Bank' }).click();
  await expect.element(account).toBeChecked();
  server.resumes(confirmBankAccount);
  await expect.poll(path).toBe('/emandate');
  expect(sheet.query()).toBeNull();
  expect(confirmed()).toEqual([{ leadID: 48213, accountID: 20 }]);
  expect(session.facts()).toMatchObject({ accountId: 20, confirmingBankAccount: false });
  expect(openTab().facts().accountId).toBe(20);
});

test.each([
  ['the list', false],
  ['the sheet', true],
])(
  'after another tab opened another lead, %s confirms nothing, and Continue reads its accounts',
  async (_where, opens) => {
    const { getByRole, continueButton, sheet, session, server, pass, confirmed } = await listed();
    if (opens) {
      await continueButton.click();
      await sheet.getByRole('checkbox').click();
    }
    session.patch({ leadID: 7 });
    await expect.element(sheet).not.toBeInTheDocument();
    await continueButton.click();
    await expect.poll(() => server.sentTo(bankAccounts).at(-1)?.query).toEqual({ leadId: '7' });
    await pass(5_000);
    await expect.element(getByRole('radio').first()).toBeInTheDocument();
    expect([sheet.query(), confirmed()]).toEqual([null, []]);
    await continueButton.click();
    await expect.element(sheet.getByRole('checkbox')).not.toBeChecked();
  },
);
