import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { approvalView } from '#contract/application.ts';
import { acceptKeyFacts, keyFactStatement } from '#contract/bank.ts';
import { dashboardCall } from '#contract/login.ts';
import type { Remembered } from '#contract/session.ts';
import type { Handover } from '#engine/outcome.ts';
import { KeyFacts } from '#screens/bank/key-facts.tsx';
import { faults } from '../faults.ts';
import type { Lender } from '../lender.ts';
import { createLender } from '../lender.ts';
import { stage } from '../stage.tsx';

const html = `<style>body{display:none}</style><h1 style="color:red">Your loan at a glance</h1>
<table><tr><th scope="row">Loan amount</th><td onclick="alert(1)">₹50,000</td></tr></table><script>alert(1)</script>`;
const asksForCode = { data: { kfsOtpRequest: 4321, kfsSuccess: '4322' } };

async function arrive(
  tell: (lender: Lender) => void = () => undefined,
  handover: Handover = {},
  known: Remembered = {},
) {
  const lender = createLender();
  lender.answers(keyFactStatement, { data: html });
  lender.answers(approvalView);
  lender.answers(acceptKeyFacts);
  tell(lender);
  const facts = { leadID: 48213, mobile: '9876543210', productId: 2, ...known };
  const screen = await stage({ at: '/term-condition', screen: KeyFacts, facts, handover, lender });
  return {
    ...screen,
    goOn: screen.getByRole('button', { name: 'Continue' }),
    agree: screen.getByRole('checkbox'),
    modal: screen.getByRole('dialog', { name: 'Enter the 6-digit OTP' }),
    sent: () => lender.sentTo(acceptKeyFacts).map(({ body }) => body),
  };
}

async function accept(tell?: (lender: Lender) => void) {
  const screen = await arrive(tell);
  await screen.agree.click();
  await screen.goOn.click();
  return screen;
}

async function askedForCode() {
  const screen = await accept((l) => l.answers(acceptKeyFacts, asksForCode));
  await expect.element(screen.modal).toBeVisible();
  return {
    ...screen,
    code: screen.modal.getByRole('textbox'),
    submit: screen.modal.getByRole('button', { name: 'Submit' }),
  };
}

describe('the statement', () => {
  test('is the lender’s HTML in our own type, in a region that the keyboard can scroll', async () => {
    const { getByRole, lender } = await arrive();
    const region = getByRole('region', { name: 'Key Fact Statement' });
    await expect.element(region.getByRole('rowheader', { name: 'Loan amount' })).toBeVisible();
    expect(region.element().querySelector('script, style, [style], [onclick]')).toBeNull();
    expect(region.element().getAttribute('tabindex')).toBe('0');
    expect(lender.sentTo(keyFactStatement)[0]?.query).toEqual({ leadId: '48213' });
    await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Key Fact Statement');
    expect(await faults()).toEqual([]);
  });

  test('prints alone and whole', async () => {
    const { getByRole, getByText } = await arrive();
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    onTestFinished(() => printed.mockRestore());
    await getByRole('button', { name: 'Print' }).click();
    expect(printed).toHaveBeenCalledOnce();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
    await expect.element(getByText('Your loan at a glance')).toBeVisible();
    await expect.element(getByText('Continue')).not.toBeVisible();
    expect(getComputedStyle(getByText('Your loan at a glance').element().closest('section') as Element).maxHeight).toBe(
      'none',
    );
  });

  test('can be kept as a page of its own', async () => {
    const { getByRole } = await arrive();
    const kept = new Promise<HTMLAnchorElement>((resolve) => {
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        resolve(this);
      });
      onTestFinished(() => click.mockRestore());
    });
    await getByRole('button', { name: 'Download' }).click();
    const { download, href } = await kept;
    expect(download).toBe('key-fact-statement.html');
    const page = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html');
    expect(page.querySelector('td')?.textContent).toBe('₹50,000');
    expect(page.querySelector('script, [onclick]')).toBeNull();
  });

  test.each([
    ['cannot be read', (l: Lender) => l.refuses(keyFactStatement, 400, 'Not ready')],
    ['is empty', (l: Lender) => l.answers(keyFactStatement, { data: '<p> </p>' })],
  ])('that %s cannot be agreed to, and can be asked for again', async (_what, tell) => {
    const { getByRole, getByText, agree, lender } = await arrive(tell);
    await expect.element(getByText('We could not read your Key Fact Statement.')).toBeVisible();
    expect(agree.query()).toBeNull();
    if (getByRole('alertdialog').query()) await getByRole('button', { name: 'OK' }).click();
    lender.answers(keyFactStatement, { data: html });
    await getByRole('button', { name: 'Try again' }).click();
    await expect.element(agree).toBeVisible();
  });

  test.each([
    ['/bank-list', {}],
    ['/home', { back: '/home' as const }],
  ])('leads back to %s', async (to, handover) => {
    const { getByRole, path } = await arrive(undefined, handover);
    await getByRole('button', { name: 'Back' }).click();
    await expect.poll(path).toBe(to);
  });
});

describe('the APR', () => {
  const says = (rate: string) => (l: Lender) =>
    l.answers(keyFactStatement, {
      data: `<table><tr><td>9</td><td>Annual Percentage Rate (APR) (%)</td><td>${rate}</td></tr></table>`,
    });
  const ours = 'From your loan approval we work out an APR of 40.98% a year.';

  test('is worked out from the approval, beside what the statement says', async () => {
    const { getByText, lender } = await arrive(says('40.98'));
    await expect.element(getByText(`${ours} The statement says 40.98%.`)).toBeVisible();
    expect(lender.sentTo(approvalView).map(({ body }) => body)).toEqual([{ leadID: 48213 }]);
    expect(getByText(/ask us why/).query()).toBeNull();
  });

  test('that is not the one of the statement is said plainly, with a way to ask, and holds nobody up', async () => {
    const { getByRole, goOn, agree, path, handed } = await arrive(says('36.5% p.a.'));
    const note = getByRole('status').filter({ hasText: ours });
    await expect.element(note).toMatchTextContent(/The statement says 36\.50%\. Please ask us why before you agree\./);
    expect(await faults()).toEqual([]);
    await agree.click();
    await expect.element(goOn).toBeEnabled();
    await note.getByRole('link', { name: 'Contact us' }).click();
    await expect.poll(path).toBe('/contact-us');
    expect(handed()).toMatchObject({ back: '/term-condition' });
  });

  test('stands alone where the statement names none', async () => {
    const { getByText } = await arrive();
    await expect.element(getByText(ours)).toBeVisible();
    expect(getByText(/The statement says/).query()).toBeNull();
  });

  test('of an emi loan counts the instalments of the dashboard', async () => {
    const emi = (l: Lender) => {
      says('41.9')(l);
      l.answers(approvalView, { data: { ...approvalView.example.answer.data, tenure: 90, repayAmount: 51_487 } });
      l.answers(dashboardCall, { productId: 1, noOfEMIs: 3 });
    };
    const { getByText } = await arrive(emi, {}, { productId: 1 });
    await expect.element(getByText(/an APR of 40\.64% a year/)).toBeVisible();
  });

  test.each([
    ['the approval is not answered', (l: Lender) => l.refuses(approvalView, 428, 'Not yet'), 2],
    ['nobody says how many instalments there are', (l: Lender) => l.answers(dashboardCall, { productId: 1 }), 1],
    ['the dashboard is not answered', (l: Lender) => l.drops(dashboardCall), 1],
  ] as const)('is left out where %s', async (_why, tell, productId) => {
    const { getByText, getByRole, agree } = await arrive(tell, {}, { productId });
    await expect.element(agree).toBeVisible();
    await expect.element(getByRole('button', { name: 'Print' })).toBeVisible();
    expect(getByText(/work out an APR/).query()).toBeNull();
    expect(getByRole('alertdialog').query()).toBeNull();
  });
});

describe('the agreement', () => {
  test('gates Continue, with its two parts in plain words above it', async () => {
    const { goOn, agree, getByText, sent, path, pass, reports } = await arrive();
    await expect.element(getByText('You accept our terms and privacy policy.')).toBeVisible();
    await expect.element(getByText('You let us see your credit bureau information.')).toBeVisible();
    await expect
      .element(agree)
      .toHaveAccessibleName('I agree to terms-privacy policy and allow access to my credit bureau information.');
    await expect.element(goOn).toBeDisabled();
    await agree.click();
    await goOn.click();
    await expect.poll(sent).toEqual([{ leadId: 48213 }]);
    await pass(900);
    expect(path()).toBe('/term-condition');
    await pass(100);
    await expect.poll(path).toBe('/dashboard');
    expect(reports).toEqual([{ event: 'key_fct_stat_accept_clk' }, { goal: 'Lead' }]);
  });

  test('is sent once, whatever the tapping and a held Enter', async () => {
    const { goOn, agree, sent, path, pass, lender, reports } = await arrive();
    const letGo = lender.stalls(acceptKeyFacts);
    await agree.click();
    const button = goOn.element() as HTMLElement;
    for (let tap = 0; tap < 4; tap++) button.click();
    button.focus();
    await userEvent.keyboard('{Enter>6/}');
    letGo();
    await expect.poll(() => reports.length).toBe(2);
    await userEvent.keyboard('{Enter>6/}');
    await pass(1_000);
    await expect.poll(path).toBe('/dashboard');
    expect(sent()).toHaveLength(1);
  });

  test('a lost answer is told, and nothing is sent again by itself', async () => {
    const { getByRole, pass, sent, agree } = await accept((l) => l.drops(acceptKeyFacts));
    await expect.element(getByRole('alertdialog')).toMatchTextContent(/could not reach/);
    await pass(60_000);
    expect(sent()).toHaveLength(1);
    await expect.element(agree).toBeChecked();
  });

  test('any other status shows the message of the server', async () => {
    const { getByRole, path, pass } = await accept((l) =>
      l.answers(acceptKeyFacts, { data: { status: '0', message: 'Your offer has ended' } }),
    );
    await expect.element(getByRole('alertdialog', { name: 'Your offer has ended' })).toBeVisible();
    await pass(5_000);
    expect(path()).toBe('/term-condition');
  });

  test('one marker alone opens no modal', async () => {
    const { getByRole, modal } = await accept((l) =>
      l.answers(acceptKeyFacts, { data: { kfsOtpRequest: 4321, kfsSuccess: 1, message: 'Not sent' } }),
    );
    await expect.element(getByRole('alertdialog', { name: 'Not sent' })).toBeVisible();
    expect(modal.query()).toBeNull();
  });
});

describe('the one-time code', () => {
  test('opens by its markers, takes six digits and no more, and Submit waits for exactly six', async () => {
    const { code, submit, modal, sent } = await askedForCode();
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(modal).toMatchTextContent(/\+91 98765 43210/);
    expect(await faults()).toEqual([]);
    await userEvent.keyboard('48a10');
    await expect.element(submit).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(sent()).toHaveLength(1);
    await userEvent.keyboard('927');
    await expect.element(code).toHaveValue('481092');
    await expect.element(submit).toBeEnabled();
  });

  test('is sent once with Enter, and goes to /dashboard after 1 s', async () => {
    const { code, sent, lender, path, pass, reports } = await askedForCode();
    lender.answers(acceptKeyFacts);
    await code.fill('481 092');
    await userEvent.keyboard('{Enter>6/}');
    await expect.poll(() => reports.length).toBe(2);
    await pass(1_000);
    await expect.poll(path).toBe('/dashboard');
    expect(sent()).toEqual([{ leadId: 48213 }, { leadId: 48213, otp: '481092' }]);
  });

  test('that is wrong shows the message in the modal; Cancel clears both and calls nothing', async () => {
    const { code, submit, modal, sent, lender, goOn } = await askedForCode();
    lender.refuses(acceptKeyFacts, 203, 'The OTP did not match.');
    await code.fill('481092');
    await submit.click();
    await expect.element(modal.getByText('The OTP did not match.')).toBeVisible();
    await expect.element(code).toHaveValue('');
    await expect.element(code).toHaveFocus();
    await expect.element(submit).toBeDisabled();
    await expect.element(code).toHaveAccessibleDescription('The OTP did not match.');
    expect(await faults()).toEqual([]);
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(modal).not.toBeInTheDocument();
    await expect.element(goOn).toHaveFocus();
    expect(sent()).toHaveLength(2);
    lender.answers(acceptKeyFacts, asksForCode);
    await goOn.click();
    await expect.element(code).toHaveValue('');
    expect(modal.getByText('The OTP did not match.').query()).toBeNull();
  });

  test('203 before the modal stands opens it with the message', async () => {
    const { modal } = await accept((l) => l.refuses(acceptKeyFacts, 203, 'Too many codes were sent.'));
    await expect.element(modal.getByText('Too many codes were sent.')).toBeVisible();
    await expect.element(modal.getByRole('textbox')).toHaveFocus();
  });

  test('stays typed when the answer is lost, and can be sent again', async () => {
    const { code, submit, lender, pass, sent, path, getByRole } = await askedForCode();
    lender.drops(acceptKeyFacts);
    await code.fill('481092');
    await submit.click();
    await expect.element(getByRole('alertdialog')).toMatchTextContent(/could not reach/);
    await pass(2_000);
    await expect.element(code).toHaveValue('481092');
    lender.answers(acceptKeyFacts);
    await submit.click();
    await expect.poll(sent).toHaveLength(3);
    await pass(1_000);
    await expect.poll(path).toBe('/dashboard');
  });

  test('a refusal that is not about the code closes the modal and says why', async () => {
    const { code, submit, modal, lender, getByRole } = await askedForCode();
    lender.refuses(acceptKeyFacts, 400, '', { status: '0', message: 'Your offer has ended' });
    await code.fill('481092');
    await submit.click();
    await expect.element(getByRole('alertdialog', { name: 'Your offer has ended' })).toBeVisible();
    await expect.element(modal).not.toBeInTheDocument();
  });
});
