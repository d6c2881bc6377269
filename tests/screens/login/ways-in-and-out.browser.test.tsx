import { describe, expect, test } from 'vitest';
import { autoLoginCall, nextStepCall } from '#contract/login.ts';
import { noFacts } from '#contract/session.ts';
import { stage } from '../stage.tsx';

test('/login, opened by a link, continues the application after a second', async () => {
  const { path, pass, server } = await stage({
    at: '/login',
    routeState: { link: true },
    facts: { leadID: 31 },
    script: (api) => api.answers(nextStepCall),
  });
  expect(server.sentTo(nextStepCall)).toEqual([]);
  await pass(1_200);
  await expect.poll(path).toBe('/enter-name');
  expect(server.sentTo(nextStepCall)).toMatchObject([{ token: 'Bearer a-token', body: { leadID: 31 } }]);
});

describe('/auto-login', () => {
  const stored = { accessToken: 'acc', phoneNo: '9876543210', 'user-activity-timestamp': '1' };
  const arrival = { at: '/auto-login', stored };

  test('sends the stored access token without a bearer token, and goes home with the customer', async () => {
    const customer_details = { name: 'Meera Joshi', customerID: '70012', mobile: '9876543210' };
    const { path, session, server } = await stage({
      ...arrival,
      script: (api) => api.answers(autoLoginCall, { status: 1, data: { customer_details } }),
    });
    await expect.poll(path).toBe('/home');
    expect(session.facts()).toMatchObject({ loggedIn: true, userName: 'Meera Joshi', mobile: '9876543210' });
    expect(localStorage.getItem('customerID')).toBe('70012');
    // The login counts as an activity.
    expect(Number(localStorage.getItem('user-activity-timestamp'))).toBeGreaterThan(1);
    expect(server.sentTo(autoLoginCall)).toMatchObject([
      { token: null, body: { access_token: 'acc', mobile_no: '9876543210' } },
    ]);
  });

  test('stays as it is without an answer, with a link to log in by hand', async () => {
    const shown = await stage({ ...arrival, script: (api) => api.drops(autoLoginCall) });
    const before = shown.container.innerHTML;
    await shown.pass(5_000);
    expect(shown.container.innerHTML).toBe(before);
    expect(shown.path()).toBe('/auto-login');
    await shown.getByRole('link', { name: 'Log in with your mobile number' }).click();
    await expect.poll(shown.path).toBe('/');
  });
});

test('/logout clears the storage except the feedback record, and goes to the start after three seconds', async () => {
  const shownOn = '{"70012":"2026-03-13"}';
  const { path, pass, session, getByRole } = await stage({
    at: '/logout',
    stored: { clickId: 'c', accessToken: 'acc', feedbackDrawerLastShownDate: shownOn },
    facts: { loggedIn: true, userName: 'Meera', answers: { loanPurpose: 'Education' } },
  });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('You are logged out');
  expect({ ...localStorage }).toEqual({ feedbackDrawerLastShownDate: shownOn });
  expect(session.facts()).toEqual(noFacts);
  await pass(2_000);
  expect(path()).toBe('/logout');
  await pass(1_000);
  await expect.poll(path).toBe('/');
});
