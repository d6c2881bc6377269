import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import type { SessionPatch } from '#contract/session.ts';
import type { RouteState } from '#engine/outcome.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import { faults } from '../faults.ts';
import type { Lender } from '../lender.ts';
import { createLender } from '../lender.ts';
import { stage } from '../stage.tsx';

const account = '55210984417';
const savedAs = (accountNumber: string) => ({
  data: { name: 'Meera Joshi', accountNumber, ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' },
});

interface Arrival {
  readonly saved?: string;
  readonly facts?: SessionPatch;
  readonly routeState?: RouteState;
  readonly tell?: (lender: Lender) => void;
}

async function arrive({ saved = 'XXXXXXX4417', facts = {}, routeState = {}, tell = () => undefined }: Arrival = {}) {
  const lender = createLender();
  lender.answers(savedBankDetails, savedAs(saved));
  lender.answers(bankByIfsc);
  lender.answers(saveBankDetails);
  lender.answers(nextStepCall, { data: { step: { current_route: '/emandate' } } });
  tell(lender);
  const screen = await stage({
    at: '/bank-details',
    screen: () => <StepScreen step={bankDetails} />,
    facts: { leadID: 48213, ...facts },
    routeState,
    lender,
  });
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  return {
    ...screen,
    field,
    next: screen.getByRole('button', { name: 'Next' }),
    dialog: screen.getByRole('dialog', { name: 'Bank Details!' }),
    saves: () => lender.sentTo(saveBankDetails),
    async fill(number = account) {
      await field('Account number').fill(number);
      await field('Re-enter account number').fill(number);
    },
  };
}

type Screen = Awaited<ReturnType<typeof arrive>>;

const loaded = async (arrival?: Arrival) => {
  const screen = await arrive(arrival);
  await expect.element(screen.field('Bank name')).toHaveValue('Bharat National Bank');
  return screen;
};

async function askedYesOrNo(screen: Screen) {
  await screen.fill();
  await screen.next.click();
  await screen.pass(500);
  await expect.element(screen.dialog).toBeVisible();
}

describe('what is saved already', () => {
  test('is there on arrival; a number with X shows blank', async () => {
    const { field } = await loaded();
    await expect.element(field("Account holder's name")).toHaveValue('Meera Joshi');
    await expect.element(field('IFSC code')).toHaveValue('BHNB0001234');
    await expect.element(field('Account number')).toHaveValue('');
    expect(await faults()).toEqual([]);
  });

  test('is not asked for in a Repeat Case', async () => {
    const { lender, pass } = await arrive({ facts: { leadType: 'Repeat Case' } });
    await pass(500);
    expect(lender.sentTo(savedBankDetails)).toEqual([]);
  });

  test('never names another bank beside an IFSC that was typed meanwhile', async () => {
    let release = () => {};
    const screen = await arrive({
      tell: (l) => {
        l.refuses(bankByIfsc, 404, 'Unknown');
        release = l.stalls(savedBankDetails);
      },
    });
    await screen.field('IFSC code').fill('SAHY0000871');
    release();
    await expect.element(screen.field("Account holder's name")).toHaveValue('Meera Joshi');
    await expect.element(screen.field('Bank name')).toHaveValue('');
  });
});

test('another last four digits than the saved ones are told for 3 s, and nothing is asked or sent', async () => {
  const screen = await loaded({ saved: account });
  await screen.fill('55210984418');
  await screen.next.click();
  const told = screen.getByRole('alertdialog', { name: 'Enter account number ending with 4417' });
  await expect.element(told).toBeVisible();
  await screen.pass(2_500);
  await expect.element(told).toBeVisible();
  await screen.pass(500);
  await expect.element(told).not.toBeInTheDocument();
  expect(screen.dialog.query()).toBeNull();
  expect(screen.saves()).toEqual([]);
});

describe('while the saved account is not known', () => {
  const bank = { "Account holder's name": 'Meera Joshi', 'IFSC code': 'BHNB0001234' };
  const wrong = '55210984418';
  const asks = { name: 'Enter account number ending with 4417' };

  async function filled(screen: Screen, number: string) {
    for (const [label, value] of Object.entries(bank)) await screen.field(label).fill(value);
    await expect.element(screen.field('Bank name')).toHaveValue('Bharat National Bank');
    await screen.fill(number);
  }

  test('Next waits for it, and then asks for its last four digits', async () => {
    let release = () => {};
    const screen = await arrive({ saved: account, tell: (l) => (release = l.stalls(savedBankDetails)) });
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

  test('Next reads it again where it could not be read, and saves nothing until it could', async () => {
    const screen = await arrive({ saved: account, tell: (l) => l.refuses(savedBankDetails, 500, '') });
    const failure = screen.getByRole('alertdialog', { name: 'Internal Server Error' });
    const ok = failure.getByRole('button', { name: 'OK' });
    await ok.click();
    await filled(screen, wrong);
    await screen.next.click();
    await ok.click();
    await expect.element(failure).not.toBeInTheDocument();
    await screen.pass(500);
    expect(screen.dialog.query()).toBeNull();
    expect(screen.lender.sentTo(savedBankDetails)).toHaveLength(2);

    screen.lender.answers(savedBankDetails, savedAs(account));
    await screen.next.click();
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
    await screen.pass(3_000);
    await screen.fill();
    await screen.next.click();
    await screen.pass(500);
    await expect.element(screen.dialog).toBeVisible();
    expect(screen.lender.sentTo(savedBankDetails)).toHaveLength(4);
  });

  test('Next says on the page that it did not work, where the failure has no popup', async () => {
    const screen = await arrive({ tell: (l) => l.refuses(savedBankDetails, 503, 'Busy') });
    await filled(screen, account);
    await screen.next.click();
    await screen.pass(500);
    await expect.element(screen.getByText(/^That did not work\./)).toBeVisible();
    expect(screen.dialog.query()).toBeNull();
    expect(screen.lender.sentTo(savedBankDetails)).toHaveLength(2);
  });

  test('YES waits for it too, where the lead is no Repeat Case any more', async () => {
    const screen = await arrive({ saved: account, facts: { leadType: 'Repeat Case' } });
    await filled(screen, wrong);
    await screen.next.click();
    await screen.pass(500);
    await expect.element(screen.dialog).toBeVisible();
    screen.session.patch({ leadType: 'New Case' });
    await screen.getByRole('button', { name: 'YES' }).click();
    await expect.element(screen.getByRole('alertdialog', asks)).toBeVisible();
    await expect.element(screen.dialog).not.toBeInTheDocument();
    expect(screen.saves()).toEqual([]);
  });
});

test('a saved number with spaces is filled without them, and asks for its last four digits', async () => {
  const screen = await loaded({ saved: '5521 0984 417 ' });
  await expect.element(screen.field('Account number')).toHaveValue(account);
  await screen.fill('55210984418');
  await screen.next.click();
  const told = screen.getByRole('alertdialog', { name: 'Enter account number ending with 4417' });
  await expect.element(told).toBeVisible();
});

test('the bank of a saved IFSC code is looked up where it was not saved', async () => {
  const tell = (lender: Lender) =>
    lender.answers(savedBankDetails, { data: { name: 'Meera Joshi', ifsc: 'BHNB0001234', bankName: null } });
  const screen = await loaded({ tell });
  expect(screen.lender.sentTo(bankByIfsc).map(({ query }) => query)).toEqual([{ ifsc: 'BHNB0001234' }]);
});

test('any number passes for a masked one', async () => {
  const screen = await loaded();
  await screen.fill('99999999999');
  await screen.next.click();
  await screen.pass(500);
  await expect.element(screen.dialog).toBeVisible();
});

test('the bank of an older IFSC never wins over the newer one', async () => {
  const screen = await arrive({ facts: { leadType: 'Repeat Case' } });
  const ifsc = screen.field('IFSC code');
  const letGo = screen.lender.stalls(bankByIfsc);
  await ifsc.fill('BHNB0001234');
  await expect.poll(() => screen.lender.sentTo(bankByIfsc)).toHaveLength(1);
  await ifsc.fill('SAHY0000871');
  await expect.poll(() => screen.lender.sentTo(bankByIfsc)).toHaveLength(2);
  await ifsc.fill('SAHY000087');
  letGo();
  await screen.pass(100);
  await expect.element(screen.field('Bank name')).toHaveValue('');
});

describe('the question before saving', () => {
  test('comes after 500 ms with its words; NO closes it and calls nothing', async () => {
    const screen = await loaded();
    await screen.fill();
    await screen.next.click();
    await screen.pass(300);
    expect(screen.dialog.query()).toBeNull();
    await screen.pass(200);
    await expect.element(screen.dialog.getByText('Are these information correct?')).toBeVisible();
    expect(await faults()).toEqual([]);
    await screen.getByRole('button', { name: 'NO', exact: true }).click();
    await expect.element(screen.dialog).not.toBeInTheDocument();
    await expect.element(screen.next).toHaveFocus();
    expect(screen.saves()).toEqual([]);
    await expect.element(screen.field('Account number')).toHaveValue(account);
  });

  test('YES saves once, whatever the tapping and a held Enter, and goes to the next step with the account', async () => {
    const screen = await loaded();
    await askedYesOrNo(screen);
    const letGo = screen.lender.stalls(saveBankDetails);
    const yes = screen.getByRole('button', { name: 'YES' }).element() as HTMLElement;
    for (let tap = 0; tap < 4; tap++) yes.click();
    yes.focus();
    await userEvent.keyboard('{Enter>6/}');
    letGo();
    await expect.poll(screen.path).toBe('/emandate');
    expect(screen.saves().map(({ body }) => body)).toEqual([
      {
        accountHoldersName: 'Meera Joshi',
        accountNo: account,
        confirmedAccountNo: account,
        ifsc: 'BHNB0001234',
        bankName: 'Bharat National Bank',
        leadID: 48213,
      },
    ]);
    expect(screen.lender.sentTo(nextStepCall)[0]?.body).toMatchObject({ accountID: 'acc_19' });
  });

  test('a lost answer is told and keeps what was typed; nothing is sent again by itself', async () => {
    const screen = await loaded();
    await askedYesOrNo(screen);
    screen.lender.drops(saveBankDetails);
    await screen.getByRole('button', { name: 'YES' }).click();
    await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(/Your answer is kept/);
    await screen.pass(60_000);
    expect(screen.saves()).toHaveLength(1);
    await expect.element(screen.dialog).not.toBeInTheDocument();
    await expect.element(screen.field('Account number')).toHaveValue(account);
  });
});

describe('the page that led here', () => {
  test.each(['/emandate', '/bank-list'] as const)('%s is where the arrow and the saved details lead', async (back) => {
    const arrow = await loaded({ routeState: { back } });
    await arrow.getByRole('button', { name: 'Back' }).click();
    await expect.poll(arrow.path).toBe(back);
    await arrow.unmount();

    const screen = await loaded({ routeState: { back } });
    await askedYesOrNo(screen);
    await screen.getByRole('button', { name: 'YES' }).click();
    await expect.poll(screen.path).toBe(back);
    expect(screen.lender.sentTo(nextStepCall)).toEqual([]);
    expect(screen.session.facts().accountId).toBe('acc_19');
  });

  test('is /dashboard where none did', async () => {
    const screen = await loaded();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.poll(screen.path).toBe('/dashboard');
  });
});

test('the account number is kept nowhere: not in storage, not in an address, not in a report', async () => {
  const screen = await loaded();
  await askedYesOrNo(screen);
  await screen.getByRole('button', { name: 'YES' }).click();
  await expect.poll(screen.path).toBe('/emandate');
  const everything = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, screen.reports]);
  expect(everything).not.toContain(account);
});
