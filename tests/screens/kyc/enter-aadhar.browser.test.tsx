import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  aadhaarGenerateOtp,
  aadhaarPanVerify,
  aadhaarStatus,
  aadhaarVerifyOtp,
  digilockerInitiate,
} from '#contract/kyc.ts';
import { nextStepCall } from '#contract/login.ts';
import { resizeWindow } from '#tests/resize-window.ts';
import type { Script } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const aadhaar = '999911112221';

async function openScreen(script?: Script) {
  const screen = await stage({ at: '/enter-aadhar', answered: [aadhaarStatus, aadhaarGenerateOtp], script });
  await expect.element(screen.getByRole('radio', { name: 'DigiLocker' })).toBeVisible();
  const number = screen.getByLabelText('Aadhaar number');
  const code = screen.getByLabelText('Aadhaar OTP', { exact: true });
  return { ...screen, number, code, press: (name: string) => screen.getByRole('button', { name }).click() };
}

async function openCode() {
  const screen = await openScreen();
  await screen.number.fill(aadhaar);
  await screen.press('Get OTP');
  await expect.element(screen.getByRole('heading', { name: 'Enter the 6-digit OTP' })).toBeVisible();
  return screen;
}

describe('the method', () => {
  test('is Aadhaar OTP, recommended, while the Aadhaar service works', async () => {
    const { getByRole, number } = await openScreen();
    await expect.element(getByRole('radio', { name: 'Aadhaar OTP' })).toBeChecked();
    await expect.element(getByRole('radio', { name: 'Aadhaar OTP' })).toHaveAccessibleDescription(/Recommended/);
    await expect.element(getByRole('radio', { name: 'DigiLocker' })).not.toHaveAccessibleDescription(/Recommended/);
    await expect.element(number).toHaveAccessibleDescription('12 digits');
    await expect.element(getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  });

  test('keeps the focus when Enter on it sends it and that fails', async () => {
    const { getByRole, getByText, number } = await openScreen((api) => api.refuses(digilockerInitiate, 418, ''));
    const digilocker = getByRole('radio', { name: 'DigiLocker' });
    await getByRole('radio', { name: 'Aadhaar OTP' }).click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(number).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByText(/^That did not work\./)).toBeVisible();
    await expect.element(digilocker).toHaveFocus();
  });

  test('is Aadhaar OTP, without a recommendation, when the state of the service is not known', async () => {
    const { getByRole, getByText } = await stage({ at: '/enter-aadhar', script: (api) => api.drops(aadhaarStatus) });
    await getByRole('button', { name: 'OK' }).click();
    await expect.element(getByRole('radio', { name: 'Aadhaar OTP' })).toBeChecked();
    await expect.element(getByText('Recommended')).not.toBeInTheDocument();
  });
});

describe('the number', () => {
  test('is shown in groups of four, and sent without the separators of its paste', async () => {
    const { number, press, server } = await openScreen();
    await number.fill('\u00a09999-1111 2221');
    await expect.element(number).toHaveValue('9999 1111 2221');
    await userEvent.type(number, '5x');
    await expect.element(number).toHaveValue('9999 1111 2221');
    await expect.element(number).toHaveAccessibleDescription('12 digits');
    await press('Get OTP');
    await expect.poll(() => server.sentTo(aadhaarGenerateOtp)[0]?.body).toEqual({ aadharNo: aadhaar });
  });

  test('keeps the caret behind a digit that is typed before others, and in its place where a digit is too many', async () => {
    const { number } = await openScreen();
    await number.fill('9999 1111 222');
    await userEvent.keyboard('{Home}5');
    await expect.element(number).toHaveValue('5999 9111 1222');
    expect(number.element()).toMatchObject({ selectionStart: 1 });
    await userEvent.keyboard('{ArrowRight}7');
    await expect.element(number).toHaveValue('5999 9111 1222');
    expect(number.element()).toMatchObject({ selectionStart: 2 });
  });

  test('shows its error only after the tap that leaves it: in a large text the tapped link would move away', async () => {
    const { number, getByRole, path } = await openScreen();
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await number.fill('9999');
    await getByRole('link', { name: 'Contact us' }).click({ delay: 100 });
    await expect.poll(path).toBe('/contact-us');
  });

  test('cannot be changed while its code is requested, nor the method', async () => {
    const { number, press, server, getByRole } = await openScreen();
    server.stalls(aadhaarGenerateOtp);
    await number.fill(aadhaar);
    await press('Get OTP');
    await expect.element(number).toHaveAttribute('readonly');
    await getByRole('radio', { name: 'DigiLocker' }).click();
    await expect.element(getByRole('radio', { name: 'Aadhaar OTP' })).toBeChecked();
  });

  test.for([
    ['13 digits, which are not cut,', '9999 1111 2221 5'],
    ['twelve zeros', '0000 0000 0000'],
  ])('of %s shows an error when the field is left, and is not sent', async ([_what, typed = '']) => {
    const { number, messages, press, server } = await openScreen();
    messages.showPageMessage('We could not reach the server.');
    await number.fill(typed);
    await userEvent.tab();
    await expect.element(number).toHaveAccessibleDescription('Please enter valid aadhaar number');
    await press('Get OTP');
    await expect.element(number).toHaveFocus();
    expect(messages.store.state.pageMessage).toBeUndefined();
    expect(server.sentTo(aadhaarGenerateOtp)).toEqual([]);
  });

  test('shows a hint when its check digit does not fit, and is still sent', async () => {
    const { number, press, server, getByRole } = await openScreen();
    await number.fill('999911112222');
    await expect.element(number).toHaveAccessibleDescription(/one digit may be wrong/);
    await expect.element(getByRole('status').getByText(/one digit may be wrong/)).toBeInTheDocument();
    await expect.element(number).not.toBeInvalid();
    await press('Get OTP');
    await expect.poll(() => server.sentTo(aadhaarGenerateOtp)).toHaveLength(1);
  });
});

describe('the one-time code', () => {
  test('locks the number, focuses its field, which Verify does not leave empty, and starts a wait of ten minutes', async () => {
    const { number, code, getByText, getByRole, press } = await openCode();
    await expect.element(number).toHaveAttribute('readonly');
    await expect.element(number).toHaveValue('9999 1111 2221');
    await expect.element(code).toHaveFocus();
    await expect.element(getByText('10:00')).toBeVisible();
    await expect.element(getByRole('button', { name: 'Resend OTP' })).not.toBeInTheDocument();
    await press('Verify');
    await expect.element(code).toHaveAccessibleDescription('Please enter aadhaar otp');
  });

  test('has its field in view in a window of 320 by 256, which was scrolled to Get OTP', async () => {
    await resizeWindow(320, 256);
    const { code } = await openCode();
    await expect.element(code).toHaveFocus();
    const { top, bottom } = code.element().getBoundingClientRect();
    const foot = document.querySelector('button[type="submit"]')?.getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(foot?.top ?? 0);
  });

  test('can be sent again after 600 seconds, and the wait starts again', async () => {
    const { press, pass, getByText, server } = await openCode();
    // Moves the clock, as on a phone that slept: the wait ends by the clock, not by a count of seconds.
    vi.setSystemTime(Date.now() + 598_000);
    await pass(1_000);
    await expect.element(getByText('0:01')).toBeVisible();
    await pass(1_000);
    await press('Resend OTP');
    await expect.poll(() => server.sentTo(aadhaarGenerateOtp)).toHaveLength(2);
    await expect.element(getByText('10:00')).toBeVisible();
  });
});

describe('while the Aadhaar service is down', () => {
  test('recommends DigiLocker, but Change number keeps the method whose code was sent', async () => {
    const { getByRole, number, press } = await openScreen((api) =>
      api.answers(aadhaarStatus, { data: { isAadhaarDown: true } }),
    );
    const otp = getByRole('radio', { name: 'Aadhaar OTP' });
    const digilocker = getByRole('radio', { name: 'DigiLocker' });
    await expect.element(digilocker).toBeChecked();
    await expect.element(digilocker).toHaveAccessibleDescription(/Recommended/);
    await expect.element(otp).toHaveAccessibleDescription('This service has trouble right now');
    await otp.click();
    await number.fill(aadhaar);
    await press('Get OTP');
    await press('Change number');
    await expect.element(otp).toBeChecked();
    await expect.element(number).toHaveValue('9999 1111 2221');
  });
});

describe('after the code', () => {
  test('Back of the phone, which is Escape here, shows the number again, and keeps it', async () => {
    const { getByRole, number, path } = await openCode();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('button', { name: 'Get OTP' })).toBeVisible();
    await expect.element(number).toHaveValue('9999 1111 2221');
    expect(path()).toBe('/enter-aadhar');
  });

  async function verify(script: Script) {
    const screen = await openCode();
    screen.server.answers(aadhaarVerifyOtp);
    screen.server.leadsTo('/loan-purpose');
    script(screen.server);
    await screen.code.fill('481092');
    await screen.press('Verify');
    return screen;
  }

  test('shows a message for two seconds, reports the lead and opens the next step; only four digits stay', async () => {
    const { getByRole, getByText, number, server, pass, reports, path } = await verify((api) =>
      api.answers(aadhaarPanVerify),
    );
    await expect.element(getByText('Verified Successfully')).toBeVisible();
    await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Checking your PAN and Aadhaar');
    expect(server.sentTo(aadhaarVerifyOtp)[0]?.body).toEqual({ aadharNo: aadhaar, otp: '481092' });
    await expect.element(number).toHaveValue('XXXX XXXX 2221');
    await expect.element(number).toHaveAttribute('readonly');
    expect(document.body.innerHTML).not.toMatch(/9999 ?1111/);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/9999|481092/);
    await pass(2_000);
    await pass(100);
    await expect.poll(path).toBe('/loan-purpose');
    expect(reports).toEqual([{ event: 'aadhaar_verified', data: { method: 'otp' } }, { goal: 'Lead' }]);
  });

  test('the number cannot be changed; a refused code is then selected, each time, so that the next digit replaces it', async () => {
    const { press, code, getByRole, server } = await verify((api) => {
      api.refuses(aadhaarVerifyOtp, 400, 'The OTP did not match.');
      api.stalls(aadhaarVerifyOtp);
    });
    await press('Change number');
    await expect.element(code).toBeValid();
    server.resumes(aadhaarVerifyOtp);
    await expect.element(getByRole('alertdialog', { name: 'The OTP did not match.' })).toBeVisible();
    await press('OK');
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('7');
    await expect.element(code).toHaveValue('7');
    // The code of the popup is loaded now: it opens before the screen asks for the focus.
    await code.fill('481093');
    server.stalls(aadhaarVerifyOtp);
    await press('Verify');
    await expect.element(getByRole('button', { name: 'Please wait' })).toBeVisible();
    server.resumes(aadhaarVerifyOtp);
    await expect.element(getByRole('alertdialog', { name: 'The OTP did not match.' })).toBeVisible();
    await press('OK');
    await expect.element(code).toHaveFocus();
  });

  test('a refused check that names this screen asks for another number', async () => {
    const { press, number, path } = await verify((api) =>
      api.refuses(aadhaarPanVerify, 400, 'Names differ', { route: '/enter-aadhar' }),
    );
    await press('OK');
    await expect.poll(path).toBe('/enter-aadhar');
    await expect.element(number).not.toHaveAttribute('readonly');
    await expect.element(number).toHaveValue('');
  });

  test('Change number removes the message about the last code, and the number can be changed', async () => {
    const { press, number, getByText } = await verify((api) =>
      api.refuses(aadhaarVerifyOtp, 400, 'The OTP did not match.'),
    );
    await press('OK');
    await expect.element(getByText('The OTP did not match.')).toBeVisible();
    await press('Change number');
    await expect.element(number).not.toHaveAttribute('readonly');
    await expect.element(number).toHaveValue('9999 1111 2221');
    await expect.element(getByText('The OTP did not match.')).not.toBeInTheDocument();
  });

  test('is not opened again by Back after the arrow, where only the next step was lost', async () => {
    const { pass, press, path, goBack } = await verify((api) => {
      api.answers(aadhaarPanVerify);
      api.drops(nextStepCall);
    });
    await pass(2_000);
    await pass(2_000);
    await press('Back');
    await expect.poll(path).toBe('/dashboard');
    goBack();
    await expect.poll(path).toBe('/home');
  });

  test('is not opened again after Contact us, by its arrow or by Back, where only the next step was lost', async () => {
    const { getByRole, pass, path, goBack, routeState } = await verify((api) => {
      api.answers(aadhaarPanVerify);
      api.drops(nextStepCall);
    });
    await pass(2_000);
    await pass(2_000);
    await getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect.poll(path).toBe('/contact-us');
    expect(routeState().back).toBeUndefined();
    goBack();
    await expect.poll(path).toBe('/home');
  });

  test('only a lost next step is requested again: nothing is checked or reported twice', async () => {
    const { server, pass, press, path, reports } = await verify((api) => {
      api.answers(aadhaarPanVerify);
      api.drops(nextStepCall);
    });
    await expect.poll(() => server.sentTo(aadhaarPanVerify)).toHaveLength(1);
    await pass(2_000);
    await expect.poll(() => server.sentTo(nextStepCall)).toHaveLength(1);
    await pass(2_000);
    server.leadsTo('/loan-purpose');
    await press('Try again');
    await expect.poll(path).toBe('/loan-purpose');
    expect(server.sentTo(aadhaarPanVerify)).toHaveLength(1);
    expect(reports).toHaveLength(2);
  });
});
