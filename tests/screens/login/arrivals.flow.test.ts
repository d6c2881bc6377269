import { expect, test } from 'vitest';
import { autoLoginCall } from '#contract/login.ts';
import { autoLoginRead, logInByToken } from '#screens/login/auto-login/flow.ts';
import { linkOpened, openApplication } from '#screens/login/login-link/flow.ts';
import { answered, goes, offline, proves, refused } from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

const nothing = { outcome: { kind: 'stay', log: 'Auto-login failed' } } as const;

proves(autoLoginRead, [
  {
    on: answered({
      status: 1,
      data: { customer_details: { name: 'Meera Joshi', customerID: '70012', mobile: '919876543210' } },
    }),
    outcome: goes('/home', {
      patch: { loggedIn: true, userName: 'Meera Joshi', customerID: '70012', mobile: '9876543210' },
    }),
  },
  {
    on: answered({ status: 1, data: { customer_details: { name: '', mobile: null } } }),
    outcome: goes('/home', { patch: { loggedIn: true } }),
  },
  { on: answered({ status: 1 }), outcome: goes('/home', { patch: { loggedIn: true } }) },
  { ...nothing, on: answered({ status: 0 }) },
  { ...nothing, on: refused(500) },
  { ...nothing, on: offline },
]);

test('auto-login sends the stored access token to its own address', () => {
  const url = 'https://start.example/dashboard_new';
  const sent = madeCall(logInByToken('acc', null, url));
  expect(sent.call).toBe(autoLoginCall);
  const emptyFields = { residenceAddress: '', city: '', pincode: '', appVersion: '', appBundle: '' };
  expect(sent.request).toEqual({ url, body: { access_token: 'acc', mobile_no: '', ...emptyFields } });
  expect(sent.reply(answered({ status: 1 }))).toMatchObject({ kind: 'go', to: '/home' });
});

test('auto-login without an access token sends nothing', () => {
  expect(logInByToken(null, '9876543210', '')).toEqual({ kind: 'stay' });
});

const nextStepOrFailed = { kind: 'nextStep', then: { kind: 'show', view: 'failed' } };

test('a link waits a second, and then opens the application', () => {
  expect(linkOpened(true, { isLoanApproved: false })).toEqual({ kind: 'wait', ms: 1_000, then: nextStepOrFailed });
  expect(openApplication({ isLoanApproved: false })).toEqual(nextStepOrFailed);
});

test('a link leads home where the loan is approved', () => {
  const home = goes('/home', { afterMs: 0 });
  expect(linkOpened(true, { isLoanApproved: true })).toMatchObject({ kind: 'wait', then: home });
});

test('without a link the page leads to the start', () => {
  expect(linkOpened(false, { isLoanApproved: true })).toEqual(goes('/', { afterMs: 0 }));
});
