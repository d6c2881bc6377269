import { expect, test } from 'vitest';
import { autoLoginCall, nextStepCall } from '#contract/login.ts';
import { noFacts } from '#contract/session.ts';
import { stage } from '../stage.tsx';

test('/auto-login sends the stored access token without a bearer token, and goes home with the customer', async () => {
  const customer_details = { name: 'Meera Joshi', customerID: '70012', mobile: '9876543210' };
  const { path, session, server } = await stage({
    at: '/auto-login',
    stored: { accessToken: 'acc', phoneNo: '9876543210', 'user-activity-timestamp': '1' },
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

test('a page message, such as about a missing language, stays while a loader goes on by itself', async () => {
  const { path, pass, messages, server, getByRole } = await stage({
    at: '/login',
    routeState: { link: true },
    leadsTo: '/loan-purpose',
    script: (api) => api.stalls(nextStepCall),
  });
  await expect.element(getByRole('heading', { name: 'Opening your application' })).toBeVisible();
  messages.showPageMessage('Hindi could not be loaded');
  await pass(1_000);
  server.resumes(nextStepCall);
  await expect.poll(path).toBe('/loan-purpose');
  expect(messages.store.state.pageMessage).toBe('Hindi could not be loaded');
});
