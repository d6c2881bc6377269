import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loginByMobile, nextStepCall, verifyOtp } from '#contract/login.ts';
import { submitAtLeastMs } from '#engine/delays.ts';
import { stage } from '../stage.tsx';

async function openScreen(arrival: Partial<Parameters<typeof stage>[0]> = {}) {
  const shown = await stage({
    at: '/enter-otp',
    routeState: { mobileNumber: '9876543210', clickId: 'c-9' },
    stored: { token: '' },
    answered: [loginByMobile, verifyOtp, nextStepCall],
    ...arrival,
  });
  return {
    ...shown,
    code: shown.getByLabelText('One-time code, 4 digits'),
    async submit() {
      await shown.getByRole('button', { name: 'Verify' }).click();
      await shown.pass(submitAtLeastMs);
    },
  };
}

describe('arriving', () => {
  test('shows the number to which the code was sent, and focuses the field', async () => {
    const { code, getByRole, getByText } = await openScreen();
    await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Enter the 4-digit OTP');
    await expect.element(getByText('Sent to +91 98765 43210')).toBeVisible();
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAccessibleName(/^One-time code, 4 digits Enter the 4-digit OTP/);
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test.for([
    ['without a mobile number', { routeState: {} }],
    ['after the login, as by Back to a used code', { stored: { token: 'a-token' }, facts: { loggedIn: true } }],
  ] as const)('goes to the start %s', async ([, arrival]) => {
    const { path } = await openScreen(arrival);
    await expect.poll(path).toBe('/');
  });

  test('stays after another tab has logged in and out again', async () => {
    const { code, path } = await openScreen({ facts: { loggedIn: true } });
    await expect.element(code).toBeVisible();
    expect(path()).toBe('/enter-otp');
  });

  test('fills in the code that the phone receives, until the screen is left', async () => {
    const signals: AbortSignal[] = [];
    const { promise, resolve } = Promise.withResolvers<unknown>();
    vi.stubGlobal('OTPCredential', class {});
    vi.spyOn(navigator.credentials, 'get').mockImplementation((request) => {
      if (request?.signal) signals.push(request.signal);
      return signals.length === 1 ? (promise as Promise<Credential>) : new Promise(() => undefined);
    });
    const { code, getByRole } = await openScreen();
    resolve({ id: '', type: 'otp', code: '4821' });
    await expect.element(code).toHaveValue('4821');
    await getByRole('link', { name: 'Change number' }).click();
    await expect.poll(() => signals.map((signal) => signal.aborted)).toEqual([true, true]);
  });
});

describe('verifying', () => {
  test.each([
    ['', 'OTP is required'],
    ['48', 'Enter the 4-digit OTP'],
  ])('sends nothing for the code "%s"', async (digits, error) => {
    const { code, submit, messages, server } = await openScreen();
    messages.showPageMessage('We could not reach the server.');
    await code.fill(digits);
    await submit();
    expect(messages.store.state.pageMessage).toBeUndefined();
    await expect.element(code).toHaveAccessibleDescription(error);
    await expect.element(code).toHaveFocus();
    expect(server.sentTo(verifyOtp)).toEqual([]);
  });

  test('sends the digits, stores the login response, and then requests the next step with its token', async () => {
    const { code, server, session, path, pass } = await openScreen();
    await userEvent.type(code, '48-21x9');
    await expect.element(code).toHaveValue('4821');
    await userEvent.keyboard('{Enter}');
    await pass(600);
    await expect.poll(path).toBe('/enter-name');
    expect(server.sentTo(verifyOtp)[0]?.body).toEqual({ mobile: '9876543210', otp: '4821' });
    const stored = {
      token: 'a-bearer-token',
      accessToken: 'an-access-token',
      customerID: '70012',
      custId: '70012',
      phoneNo: '9876543210',
      productId: '2',
      customerType: 'New Customer',
    } as const;
    for (const [key, value] of Object.entries(stored)) {
      expect(localStorage.getItem(key), key).toBe(value);
    }
    expect(session.facts()).toMatchObject({ loggedIn: true, userName: 'Meera Joshi', mobile: '9876543210' });
    expect(server.sentTo(nextStepCall)[0]?.token).toBe('Bearer a-bearer-token');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage, at: location.href })).not.toMatch(/4821\b/);
  });

  test("keeps the same customer's draft", async () => {
    const facts = { customerID: '70012', answers: { loanPurpose: 'Education' } };
    const { code, submit, path, session } = await openScreen({ facts });
    await code.fill('4821');
    await submit();
    await expect.poll(path).toBe('/enter-name');
    expect(session.facts().answers).toEqual({ loanPurpose: 'Education' });
  });

  test("shows the server's message under the field, anew for the same code, and the next typed digit replaces the code", async () => {
    const { code, getByRole, pass, submit, server } = await openScreen();
    server.refuses(verifyOtp, 400, 'Invalid OTP');
    await code.fill('4821');
    await submit();
    await expect.element(code).toHaveAccessibleDescription('Invalid OTP');
    await getByRole('button', { name: 'Verify' }).click();
    await expect.element(code).not.toHaveAccessibleDescription();
    await pass(submitAtLeastMs);
    await expect.element(code).toHaveAccessibleDescription('Invalid OTP');
    await userEvent.keyboard('7');
    await expect.element(code).toHaveValue('7');
    await expect.element(code).not.toHaveAccessibleDescription();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a refusal does not select a code that has been changed meanwhile', async () => {
    const { code, getByRole, pass, server } = await openScreen();
    server.refuses(verifyOtp, 400, 'Invalid OTP');
    server.stalls(verifyOtp);
    await code.fill('4821');
    await getByRole('button', { name: 'Verify' }).click();
    await expect.poll(() => server.sentTo(verifyOtp)).toHaveLength(1);
    await userEvent.type(code, '{Backspace}');
    server.resumes(verifyOtp);
    await pass(submitAtLeastMs);
    await expect.element(code).toHaveAccessibleDescription('Invalid OTP');
    await userEvent.keyboard('5');
    await expect.element(code).toHaveValue('4825');
  });
});

describe('a code that has not arrived', () => {
  test('waits no longer than 60 seconds when the clock of the phone is put back', async () => {
    const { getByRole, getByText, pass } = await openScreen();
    await pass(10_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    await pass(2_000);
    await expect.element(getByText(/^Resend OTP in 0:5\d$/)).toBeVisible();
    await pass(60_000);
    await expect.element(getByRole('button', { name: 'Resend OTP' })).toBeVisible();
  });

  test.each([
    ['for the rest of the 60 seconds after a reload', -30_000, / 0:(30|2\d)$/],
    ['no longer than 60 seconds after a reload with a clock that was put back', 3_600_000, / (1:00|0:5\d)$/],
  ])('waits %s', async (_what, sentMs, left) => {
    const { getByText } = await openScreen({
      routeState: { mobileNumber: '9876543210', codeSentAt: Date.now() + sentMs },
    });
    const waiting = getByText(/^Resend OTP in/);
    await expect.element(waiting).toBeVisible();
    // Read at once, because the next second would correct it.
    expect(waiting.element().textContent).toMatch(left);
  });

  test('can be requested again when the countdown is over, which then starts again', async () => {
    const { getByRole, getByText, code, pass, path, routeState, server } = await openScreen({
      stored: { token: '', utm_source: 'abc' },
    });
    const resend = getByRole('button', { name: 'Resend OTP' });
    history.replaceState({ mobileNumber: '9876543210' }, '');
    await code.fill('48');
    await expect.element(resend).not.toBeInTheDocument();
    await pass(60_000);
    await expect.element(getByRole('status').getByText('You can ask for a new code now.')).toBeInTheDocument();
    await resend.click();
    await pass(submitAtLeastMs);
    await expect.element(getByText(/^Resend OTP in (1:00|0:5\d)$/)).toBeVisible();
    await expect.element(getByRole('status').getByText('We sent a new code.')).toBeInTheDocument();
    // The time is stored for a reload, beside what is there.
    expect(Date.now() - history.state.codeSentAt).toBeLessThan(10_000);
    expect(history.state.mobileNumber).toBe('9876543210');
    expect(server.sentTo(loginByMobile)).toEqual([
      expect.objectContaining({
        query: { utm_source: 'abc' },
        body: { mobile: '9876543210', plateform: 'web' },
      }),
    ]);
    await expect.element(code).toHaveValue('');
    await expect.element(code).toHaveFocus();
    const { mobileNumber, codeSentAt } = history.state;
    await getByRole('link', { name: 'Contact us' }).click();
    await expect.poll(path).toBe('/contact-us');
    // For its back arrow. The click id is that of the arrival, the rest is what was stored since.
    expect(routeState()).toMatchObject({
      back: '/enter-otp',
      backRouteState: { mobileNumber, codeSentAt, clickId: 'c-9' },
    });
  });

  test('stays where its message arrives before the answer of the server', async () => {
    const { getByRole, getByText, code, pass, server } = await openScreen();
    await pass(60_000);
    await code.fill('4821');
    server.stalls(loginByMobile);
    await getByRole('button', { name: 'Resend OTP' }).click();
    await expect.poll(() => server.sentTo(loginByMobile)).toHaveLength(1);
    await code.fill('7702');
    server.resumes(loginByMobile);
    await pass(submitAtLeastMs);
    await expect.element(getByText(/^Resend OTP in/)).toBeVisible();
    await expect.element(code).toHaveValue('7702');
  });

  test("shows the server's reason under the field if no other code is sent", async () => {
    const { getByRole, code, pass, server } = await openScreen();
    server.refuses(loginByMobile, 400, 'Too many attempts.');
    await pass(60_000);
    await getByRole('button', { name: 'Resend OTP' }).click();
    await pass(submitAtLeastMs);
    await expect.element(code).toHaveAccessibleDescription('Too many attempts.');
    await expect.element(code).toHaveFocus();
  });

  test.each([
    ['while the last code is verified', 'Verify', verifyOtp, 'Resend OTP', loginByMobile],
    ['and the last code is verified at the same time', 'Resend OTP', loginByMobile, 'Verify', verifyOtp],
  ] as const)('is not requested %s', async (_what, first, waits, second, other) => {
    const { getByRole, code, pass, server } = await openScreen();
    await pass(60_000);
    await code.fill('4821');
    const secondButton = getByRole('button', { name: second }).element();
    server.stalls(waits);
    await getByRole('button', { name: first }).click();
    await expect.poll(() => server.sentTo(waits)).toHaveLength(1);
    await expect.element(secondButton).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(secondButton);
    await pass(50);
    expect(server.sentTo(other)).toEqual([]);
  });

  test('goes back to the start with the number, by Change number and by the arrow', async () => {
    const first = await openScreen();
    await first.getByRole('link', { name: 'Change number' }).click();
    await expect.poll(first.path).toBe('/');
    expect(first.routeState().mobileNumber).toBe('9876543210');
    await first.unmount();
    const second = await openScreen();
    await second.getByRole('button', { name: 'Back' }).click();
    await expect.poll(second.path).toBe('/');
    expect(second.routeState()).toMatchObject({ mobileNumber: '9876543210', isBack: true });
  });
});
