import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { approvalView } from '#contract/application.ts';
import { acceptKeyFacts, keyFactStatement } from '#contract/bank.ts';
import { dashboardCall } from '#contract/login.ts';
import type { SessionPatch } from '#contract/session.ts';
import { resizeWindow } from '#tests/resize-window.ts';
import { emulateMedia } from '../../emulate-media.ts';
import { doubleText } from '../../large-text.ts';
import type { FakeServer, Script } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const html = `<style>body{display:none}</style><h1 style="color:red">Your loan at a glance</h1>
<table><tr><th scope="row">Loan amount</th><td onclick="alert(1)">₹50,000</td></tr></table><script>alert(1)</script>`;
const codeRequired = { data: { kfsOtpRequest: 4321, kfsSuccess: '4322' } };

async function openScreen(script?: Script, known: SessionPatch = {}) {
  const screen = await stage({
    at: '/term-condition',
    facts: { mobile: '919876543210', productId: 2, ...known },
    answered: [approvalView, acceptKeyFacts],
    script(server) {
      server.answers(keyFactStatement, { data: html });
      script?.(server);
    },
  });
  return {
    ...screen,
    continueButton: screen.getByRole('button', { name: 'Continue' }),
    agree: screen.getByRole('checkbox'),
    modal: screen.getByRole('dialog', { name: 'Enter the 6-digit OTP' }),
    sent: () => screen.server.sentTo(acceptKeyFacts).map(({ body }) => body),
  };
}

describe('the statement', () => {
  test('is the HTML of the sandbox without its styles and scripts, in full length: it does not scroll in a box', async () => {
    const { getByRole, server } = await openScreen();
    const region = getByRole('region', { name: 'Key Fact Statement' });
    await expect.element(region.getByRole('rowheader', { name: 'Loan amount' })).toBeVisible();
    expect(region.element().querySelector('script, style, [style], [onclick]')).toBeNull();
    expect(region.element().scrollHeight).toBe(region.element().clientHeight);
    expect(server.sentTo(keyFactStatement)[0]?.query).toEqual({ leadId: '48213' });
    await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Key Fact Statement');
  });

  test.each([
    ['of two', false, ['Amount', '₹1,25,000'], ['Officer', 'grievance.redressal.officer@longcompanyname.co.in']],
    [
      'of three',
      false,
      ['1', 'Loan amount', '₹1,25,000'],
      ['2', 'Web link', '<a href="https://www.grievances.longcompanyname.co.in">Here</a>'],
    ],
    ['of two in wide text of twice the size', true, ['Sanctioned amount', '₹50,000'], ['Number', 'KDM0048213']],
  ])('shows every amount of rows %s without scrolling sideways', async (_what, isLarge, ...rows) => {
    if (isLarge) {
      await resizeWindow(320, 640);
      doubleText();
    }
    const head = isLarge ? 'th' : 'td';
    const cells = rows.map(
      ([first, ...rest]) => `<tr><${head}>${first}</${head}><td>${rest.join('</td><td>')}</td></tr>`,
    );
    const { getByRole } = await openScreen((api) =>
      api.answers(keyFactStatement, { data: `<table>${cells.join('')}</table>` }),
    );
    await expect.element(getByRole('cell').first()).toBeVisible();
    const region = getByRole('region', { name: 'Key Fact Statement' }).element();
    expect(region.scrollWidth).toBe(region.clientWidth);
  });

  test('of an earlier read cannot be accepted when the read fails: it may be another one by now', async () => {
    const { getByText, server, goTo, agree } = await openScreen();
    await expect.element(agree).toBeVisible();
    server.refuses(keyFactStatement, 418, '');
    await goTo('/term-condition');
    await expect.element(getByText(/This is what we read before/)).toBeVisible();
    await expect.element(agree).not.toBeInTheDocument();
  });

  test('is not agreed to by the tick below an earlier one that differs', async () => {
    const { getByText, server, goTo, agree } = await openScreen();
    await agree.click();
    server.answers(keyFactStatement, { data: '<p>Loan amount ₹60,000</p>' });
    await goTo('/term-condition');
    await expect.element(getByText('Loan amount ₹60,000')).toBeVisible();
    await expect.element(agree).not.toBeChecked();
  });

  test('is accepted for its own lead, although another tab has opened another one since', async () => {
    const { agree, continueButton, sent, session } = await openScreen();
    await agree.click();
    session.patch({ leadID: 48300 });
    await continueButton.click();
    await expect.poll(sent).toEqual([{ leadId: 48213 }]);
  });

  test('has its focus ring around it, so that no letter is under the ring', async () => {
    const { getByRole, agree } = await openScreen();
    await expect.element(agree).toBeVisible();
    const region = getByRole('region', { name: 'Key Fact Statement' });
    for (let presses = 0; document.activeElement !== region.element() && presses < 5; presses += 1)
      await userEvent.tab();
    await expect.element(region).toHaveFocus();
    expect(Number.parseFloat(getComputedStyle(region.element()).outlineOffset)).toBeGreaterThanOrEqual(0);
  });

  test('prints as a whole with its title on a white sheet, without the rest of a dark page', async () => {
    await resizeWindow(800, 740);
    const { getByRole, getByText } = await openScreen();
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await getByRole('button', { name: 'Print' }).click();
    expect(printed).toHaveBeenCalledOnce();
    await emulateMedia({ 'prefers-color-scheme': 'dark' }, 'print');
    onTestFinished(() => emulateMedia());
    await expect.element(getByRole('heading', { name: 'Key Fact Statement' })).toBeVisible();
    await expect.element(getByText('Your loan at a glance')).toBeVisible();
    await expect.element(getByText('Continue')).not.toBeVisible();
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(getComputedStyle(getByRole('cell').element()).color).toBe('rgb(13, 27, 30)');
  });

  test('can be downloaded as a separate page', async () => {
    const { getByRole } = await openScreen();
    const kept = new Promise<HTMLAnchorElement>((resolve) => {
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        resolve(this);
      });
    });
    await getByRole('button', { name: 'Download' }).click();
    const { download, href } = await kept;
    expect(download).toBe('key-fact-statement.html');
    const page = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html');
    expect(page.querySelector('td')?.textContent).toBe('₹50,000');
    expect(page.querySelector('script, [onclick]')).toBeNull();
  });
});

const withApr = (rate: string) => (api: FakeServer) =>
  api.answers(keyFactStatement, {
    data: `<table><tr><td>9</td><td>Annual Percentage Rate (APR) (%)</td><td>${rate}</td></tr></table>`,
  });

describe('the APR', () => {
  const ours = 'From your loan approval we work out an APR of 40.98% a year.';

  test.each([
    ['beside the one of the statement', withApr('40.98'), `${ours} The statement says 40.98%.`],
    ['alone if the statement has none', undefined, ours],
  ])('is computed from the approval, and shown %s', async (_where, script, words) => {
    const { getByText, server } = await openScreen(script);
    await expect.element(getByText(words, { exact: true })).toBeVisible();
    expect(server.sentTo(approvalView).map(({ body }) => body)).toEqual([{ leadID: 48213 }]);
    expect(getByText(/ask us why/).query()).toBeNull();
  });

  test('shows a warning with a link if it differs from the one of the statement, and the borrower can still continue', async () => {
    const { getByRole, continueButton, agree, path, routeState } = await openScreen(withApr('36.5% p.a.'));
    const note = getByRole('alert').filter({ hasText: ours });
    await expect.element(note).toMatchTextContent(/The statement says 36\.50%\. Please ask us why before you agree\./);
    await agree.click();
    await expect.element(continueButton).toBeEnabled();
    await note.getByRole('link', { name: 'Contact us' }).click();
    await expect.poll(path).toBe('/contact-us');
    expect(routeState()).toMatchObject({ back: '/term-condition' });
  });

  test('of an emi loan is computed with the instalments of the dashboard', async () => {
    const emi = (api: FakeServer) => {
      withApr('41.9')(api);
      api.answers(approvalView, { data: { ...approvalView.example.answer.data, tenure: 90, repayAmount: 51_487 } });
      api.answers(dashboardCall, { productId: 1, noOfEMIs: 3 });
    };
    const { getByText } = await openScreen(emi, { productId: 1 });
    await expect.element(getByText(/an APR of 40\.64% a year/)).toBeVisible();
  });

  test.each([
    ['the approval is not answered', (api: FakeServer) => api.refuses(approvalView, 428, 'Not yet'), 2],
    ['no answer names the number of instalments', (api: FakeServer) => api.answers(dashboardCall, { productId: 1 }), 1],
    ['the dashboard is not answered', (api: FakeServer) => api.drops(dashboardCall), 1],
  ] as const)('is left out if %s', async (_why, script, productId) => {
    const { getByText, getByRole, agree } = await openScreen(script, { productId });
    await expect.element(agree).toBeVisible();
    await expect.element(getByRole('button', { name: 'Print' })).toBeVisible();
    expect(getByText(/work out an APR/).query()).toBeNull();
    expect(getByRole('alertdialog').query()).toBeNull();
  });
});

test('Continue needs the agreement, whose two parts are above it in plain words, and which stays ticked while it is sent', async () => {
  const { continueButton, agree, getByText, sent, path, pass, reports, server } = await openScreen();
  await expect.element(getByText('You accept our terms and privacy policy.')).toBeVisible();
  await expect.element(getByText('You let us see your credit bureau information.')).toBeVisible();
  await expect
    .element(agree)
    .toHaveAccessibleName('I agree to terms-privacy policy and allow access to my credit bureau information.');
  await expect.element(continueButton).toBeDisabled();
  await agree.click();
  server.stalls(acceptKeyFacts);
  await continueButton.click();
  await expect.poll(sent).toEqual([{ leadId: 48213 }]);
  await agree.click();
  await expect.element(agree).toBeChecked();
  server.resumes(acceptKeyFacts);
  await pass(800);
  expect(path()).toBe('/term-condition');
  await pass(200);
  await expect.poll(path).toBe('/dashboard');
  const approved = [{ goal: 'Approval' }, expect.objectContaining({ event: 'loan_approved' })];
  expect(reports).toEqual([...approved, { event: 'key_fct_stat_accept_clk' }, { goal: 'Lead' }]);
});

test.each(['Disbursed', 'Part Payment'])(
  'the statement of a loan with status %s cannot be accepted again, and has no warning about its APR',
  async (leadStatus) => {
    const { agree, continueButton, getByRole, getByText, pass, path } = await openScreen(withApr('36.5'), {
      leadStatus,
    });
    await expect.element(getByText('You have accepted this statement.')).toBeVisible();
    await pass(0);
    expect(getByText(/ask us why/).query()).toBeNull();
    expect([agree.query(), continueButton.query()]).toEqual([null, null]);
    await getByRole('link', { name: 'Go to home' }).click();
    await expect.poll(path).toBe('/home');
  },
);

async function openCode() {
  const screen = await openScreen((api) => api.answers(acceptKeyFacts, codeRequired));
  await screen.agree.click();
  await screen.continueButton.click();
  await expect.element(screen.modal).toBeVisible();
  return {
    ...screen,
    code: screen.modal.getByRole('textbox'),
    submit: screen.modal.getByRole('button', { name: 'Submit' }),
  };
}

test('the one-time code takes no more than six digits, and Submit needs exactly six', async () => {
  const { code, submit, modal, sent } = await openCode();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(modal).toMatchTextContent(/\+91 98765 43210/);
  await userEvent.keyboard('48a10');
  await expect.element(submit).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(sent()).toHaveLength(1);
  await userEvent.keyboard('927');
  await expect.element(code).toHaveValue('481092');
  await expect.element(submit).toBeEnabled();
});

test('the dialog fills in the code that the phone receives', async () => {
  const received = { id: '', type: 'otp', code: '481092' };
  vi.stubGlobal('OTPCredential', class {});
  vi.spyOn(navigator.credentials, 'get')
    .mockResolvedValueOnce(received)
    .mockReturnValue(new Promise(() => undefined));
  const { code } = await openCode();
  await expect.element(code).toHaveValue('481092');
});

test('Cancel does not close the dialog while its code is checked', async () => {
  const { code, submit, modal, sent, server, path, pass } = await openCode();
  server.answers(acceptKeyFacts);
  server.stalls(acceptKeyFacts);
  await code.fill('481092');
  await submit.click();
  await expect.poll(sent).toHaveLength(2);
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(modal).toBeVisible();
  server.resumes(acceptKeyFacts);
  await pass(1_100);
  await expect.poll(path).toBe('/dashboard');
});

test('a wrong code shows the message in the modal; Cancel clears both and calls nothing', async () => {
  const { code, submit, modal, sent, server, continueButton } = await openCode();
  server.refuses(acceptKeyFacts, 203, 'The OTP did not match.');
  await code.fill('481 092');
  await submit.click();
  await expect.element(modal.getByText('The OTP did not match.')).toBeVisible();
  await expect.element(code).toHaveValue('');
  await expect.element(code).toHaveFocus();
  await expect.element(submit).toBeDisabled();
  await expect.element(code).toHaveAccessibleDescription('The OTP did not match.');
  await userEvent.keyboard('4');
  await expect.element(modal.getByText('The OTP did not match.')).not.toBeInTheDocument();
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(modal).not.toBeInTheDocument();
  await expect.element(continueButton).toHaveFocus();
  expect(sent()).toEqual([{ leadId: 48213 }, { leadId: 48213, otp: '481092' }]);
  server.answers(acceptKeyFacts, codeRequired);
  await continueButton.click();
  await expect.element(code).toHaveValue('');
  expect(modal.getByText('The OTP did not match.').query()).toBeNull();
});
