import { createStore } from '@tanstack/react-store';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loginByMobile } from '#contract/login.ts';
import { submitAtLeastMs } from '#engine/delays.ts';
import type { LanguageCode } from '#languages/index.ts';
import { type ScreenServices, ServicesProvider } from '#screen/services.ts';
import { LanguageChoice } from '#screens/login/mobile-entry/language-choice.tsx';
import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import { resizeWindow } from '#tests/resize-window.ts';
import { compose } from '../../compose.ts';
import { stage } from '../stage.tsx';

async function openScreen(query = '', { stored, ...more }: Partial<Parameters<typeof stage>[0]> = {}) {
  const shown = await stage({
    at: `/${query}`,
    screen: MobileEntry,
    stored: { ...stored, token: '' },
    ...more,
    answered: [loginByMobile],
  });
  const getOtp = shown.getByRole('button');
  const submit = async () => {
    await getOtp.click();
    await shown.pass(submitAtLeastMs);
  };
  return { ...shown, field: shown.getByLabelText('Mobile number'), getOtp, submit };
}

describe('arriving', () => {
  test.each([
    ['the digits of mobile_no, without the country prefix', '?mobile_no=%2B91 98765-43210', {}],
    ['the number again after Change number', '?mobile_no=9812345670', { mobileNumber: '9876543210' }],
  ])('shows %s', async (_what, query, routeState) => {
    const { field } = await openScreen(query, { routeState });
    await expect.element(field).toHaveValue('9876543210');
  });

  test('shows the page message, such as why the login has ended', async () => {
    const { getByText, messages } = await openScreen();
    messages.showPageMessage('You have been logged out');
    await expect.element(getByText('You have been logged out')).toBeVisible();
  });

  test('offers the number of the phone, and a keyboard of digits', async () => {
    const { field } = await openScreen();
    await expect.element(field).toBeVisible();
    // HTML does not allow tel-national for the type tel.
    expect(field.element()).toMatchObject({ type: 'text', inputMode: 'numeric', autocomplete: 'tel-national' });
  });

  test('keeps a typed number before its field is left, because the phone may close the page', async () => {
    const { field } = await openScreen();
    await field.fill('98765');
    await expect.poll(() => history.state.mobileNumber).toBe('98765');
  });

  test.each([360, 1280])('has one link to Contact us in a window of %i px', async (width) => {
    await resizeWindow(width, 740);
    const { container, field } = await openScreen();
    await expect.element(field).toBeVisible();
    const links = Array.from(container.querySelectorAll('a')).filter((link) => link.checkVisibility());
    expect(links.map(({ textContent }) => textContent)).toEqual(['Contact us']);
  });

  test('shows Get OTP above the keyboard, which makes the window lower after the field took the focus', async () => {
    const { field, getOtp } = await openScreen();
    await field.click();
    await resizeWindow(360, 360);
    await expect.element(getOtp).toBeInViewport({ ratio: 1 });
    await expect.element(field).toBeInViewport({ ratio: 1 });
  });

  test('shows what the loan costs and who can apply, letter for letter', async () => {
    const { getByText, container } = await openScreen();
    await getByText('Fees and charges').click();
    await expect.element(getByText('Example: processing fee 3%, plus 18% GST, plus ₹500 stamp duty.')).toBeVisible();
    for (const text of [
      '₹1,000 to ₹2 lakh',
      'Up to 3 months',
      'ForeclosureNo penalty',
      'Age 21 to 55, resident of India',
      'In-hand salary of ₹18,000 or more in metros, ₹15,000 or more elsewhere',
      'Interestfrom 18% p.a.APRfrom 16.75%Processing fee2% to 10%Late payment charge₹500Bounce charge₹500',
    ])
      expect(container.textContent).toContain(text);
  });
});

describe('the rules of the mobile number', () => {
  test('show under the field, which gets the focus, and nothing is sent', async () => {
    const { field, getOtp, messages, server } = await openScreen();
    messages.showPageMessage('We could not reach the server.');
    await field.fill('5876543210');
    await getOtp.click();
    await expect.element(field).toHaveFocus();
    expect(messages.store.state.pageMessage).toBeUndefined();
    await expect.element(field).toHaveAccessibleDescription('Please enter valid mobile number');
    expect(server.sentTo(loginByMobile)).toEqual([]);
  });

  test('shows nothing before the field was touched', async () => {
    const { field, getByText, pass } = await openScreen('?mobile_no=98');
    await field.click();
    // As by a switch to another app, in which the field stays the active element.
    field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await pass(100);
    await expect.element(getByText('Mobile number should be min 10 char.')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(getByText('Mobile number should be min 10 char.')).toBeVisible();
  });
});

describe('asking for a code', () => {
  test.each([
    ['the address', '?click_id=c-9&utm_source=poster', {}],
    ['an earlier visit', '', { utm_source: 'poster', clickId: 'c-9' }],
  ])('goes to /enter-otp with the number, and the source and the click id of %s', async (_from, query, stored) => {
    const { field, submit, path, routeState, server } = await openScreen(query, { stored });
    await field.fill('9876543210');
    await submit();
    await expect.poll(path).toBe('/enter-otp');
    expect(routeState()).toMatchObject({ mobileNumber: '9876543210', clickId: 'c-9' });
    expect(server.sentTo(loginByMobile)[0]?.query).toEqual({ utm_source: 'poster' });
    expect(localStorage).toMatchObject({ clickId: 'c-9', utm_source: 'poster' });
  });

  test('sends a number that a phone is still composing, without its prefix', async () => {
    const { field, submit, server } = await openScreen();
    await field.click();
    await compose('+91 98765 43210');
    await submit();
    await expect.poll(() => server.sentTo(loginByMobile)[0]?.body).toMatchObject({ mobile: '9876543210' });
  });

  test('sends a number that the browser filled in without an event', async () => {
    const { field, submit, server } = await openScreen();
    await expect.element(field).toBeVisible();
    (field.element() as HTMLInputElement).value = '+91 98765 43210';
    await submit();
    await expect.poll(() => server.sentTo(loginByMobile)[0]?.body).toMatchObject({ mobile: '9876543210' });
  });

  test("shows the server's message under the field, whose number stays the one that was sent, until it changes", async () => {
    const { field, getOtp, pass, server, path } = await openScreen();
    server.refuses(loginByMobile, 400, 'Too many attempts.');
    server.stalls(loginByMobile);
    await field.fill('9876543210');
    await getOtp.click();
    await expect.element(getOtp).toHaveAttribute('aria-busy', 'true');
    await field.fill('9812345670');
    server.resumes(loginByMobile);
    await pass(submitAtLeastMs);
    await expect.element(field).toHaveAccessibleDescription('Too many attempts.');
    await expect.element(field).toHaveValue('9876543210');
    await expect.element(field).toHaveFocus();
    expect(path()).toBe('/');
    await field.fill('987654321');
    await expect.element(field).not.toHaveAccessibleDescription();
  });
});

test.for([
  [true, 'Kadam is in हिन्दी now.'],
  [false, ''],
] as const)('announces the chosen language only once it is loaded: %s, "%s"', async ([isLoaded, announced]) => {
  const store = createStore<{ language: LanguageCode }>({ language: 'en' });
  const choose = async (language: LanguageCode) => {
    if (isLoaded) store.setState(() => ({ language }));
    return isLoaded;
  };
  const services = { language: { store, choose } } as unknown as ScreenServices;
  const { getByRole } = await render(
    <ServicesProvider value={services}>
      <LanguageChoice />
    </ServicesProvider>,
  );
  const group = getByRole('group');
  await expect.element(group.getByText('हिन्दी')).toHaveAttribute('lang', 'hi');
  // Marathi is not complete.
  await expect.element(group).not.toHaveTextContent('मराठी');
  await group.getByText('हिन्दी').click();
  await expect.poll(() => group.element().getAttribute('aria-busy')).not.toBe('true');
  await expect.element(getByRole('status')).toHaveTextContent(announced);
});
