import { describe, expect, test } from 'vitest';
import { autoLoginCall, nextStepCall } from '#contract/login.ts';
import { landingLinkAfterMs, logoutAfterMs } from '#engine/delays.ts';
import { AutoLogin } from '#screens/login/auto-login/auto-login.tsx';
import { LoginLink } from '#screens/login/login-link/login-link.tsx';
import { Logout } from '#screens/login/logout/logout.tsx';
import { createFakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

describe('/login, by a link', () => {
  const byLink = (extra: Partial<Parameters<typeof stage>[0]> = {}) =>
    stage({ screen: LoginLink, at: '/login', routeState: { link: true }, facts: { leadID: 31 }, ...extra });

  test('takes the application up after a second', async () => {
    const server = createFakeServer();
    server.answers(nextStepCall);
    const { path, pass } = await byLink({ server });
    expect(server.sentTo(nextStepCall)).toEqual([]);
    await pass(landingLinkAfterMs + 200);
    await expect.poll(path).toBe('/enter-name');
    expect(server.sentTo(nextStepCall)).toMatchObject([{ token: 'Bearer a-token', body: { leadID: 31 } }]);
  });

  test('goes to the start without a link', async () => {
    const { path } = await byLink({ routeState: {}, stored: { token: '' } });
    await expect.poll(path).toBe('/');
  });

  test('offers another try when the application does not open', async () => {
    const server = createFakeServer();
    server.drops(nextStepCall);
    const { path, pass, getByRole } = await byLink({ server });
    await pass(landingLinkAfterMs);
    await getByRole('button', { name: 'OK' }).click();
    await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Your application did not open');
    server.answers(nextStepCall);
    await getByRole('button', { name: 'Try again' }).click();
    await expect.poll(path).toBe('/enter-name');
  });
});

describe('/auto-login', () => {
  const stored = { accessToken: 'acc', phoneNo: '9876543210' };

  test('sends the stored access token to its own address and goes home with the customer name and details', async () => {
    const server = createFakeServer();
    server.answers(autoLoginCall, {
      status: 1,
      data: { customer_details: { name: 'Meera Joshi', customerID: '70012', mobile: '9876543210' } },
    });
    const { path, session } = await stage({ screen: AutoLogin, at: '/auto-login', stored, server });
    await expect.poll(path).toBe('/home');
    expect(session.facts()).toMatchObject({
      loggedIn: true,
      userName: 'Meera Joshi',
      customerID: '70012',
      mobile: '9876543210',
    });
    expect(localStorage.getItem('customerID')).toBe('70012');
    expect(server.sentTo(autoLoginCall)).toMatchObject([
      {
        token: null,
        body: {
          access_token: 'acc',
          mobile_no: '9876543210',
          residenceAddress: '',
          city: '',
          pincode: '',
          appVersion: '',
          appBundle: '',
        },
      },
    ]);
  });

  test('stays as it is where no answer comes, with a link to log in by hand', async () => {
    const server = createFakeServer();
    server.drops(autoLoginCall);
    const shown = await stage({ screen: AutoLogin, at: '/auto-login', stored, server });
    const before = shown.container.innerHTML;
    await shown.pass(5_000);
    expect(shown.container.innerHTML).toBe(before);
    expect(shown.path()).toBe('/auto-login');
    await shown.getByRole('link', { name: 'Log in with your mobile number' }).click();
    await expect.poll(shown.path).toBe('/');
  });
});

describe('/logout', () => {
  test('clears all that is stored but the feedback record, and goes to the start after three seconds', async () => {
    const shownOn = '{"70012":"2026-03-13"}';
    const { path, pass, session, getByRole } = await stage({
      screen: Logout,
      at: '/logout',
      stored: { clickId: 'c', accessToken: 'acc', feedbackDrawerLastShownDate: shownOn },
      facts: { loggedIn: true, userName: 'Meera', answers: { loanPurpose: 'Education' } },
    });
    await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('You are logged out');
    expect({ ...localStorage }).toEqual({ feedbackDrawerLastShownDate: shownOn });
    expect(session.facts()).toMatchObject({ loggedIn: false, userName: '', answers: {} });
    await pass(logoutAfterMs - 1_000);
    expect(path()).toBe('/logout');
    await pass(1_000);
    await expect.poll(path).toBe('/');
  });
});
