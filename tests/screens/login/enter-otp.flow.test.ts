import { expect, test } from 'vitest';
import { loginByMobile, verifyOtp } from '#contract/login.ts';
import { codeSentAgain, codeVerified, resendCode, verifyCode } from '#screens/login/enter-otp/flow.ts';
import {
  answered,
  asksNextStep,
  noAnswerClaims,
  proves,
  refused,
  shows,
  showsFieldError,
} from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

const mobile = '9876543210';
const verified = { kind: 'show', view: 'verified', then: asksNextStep } as const;
const nothingMore = { userName: '', mobile, productId: null, repeatCustomer: false };
const whole = {
  data: {
    jwtToken: 'jwt',
    accessToken: 'access',
    customer: { customerID: '70012', mobile: '919000000001', name: 'Meera Joshi' },
    lead: { customer_type: 'Repeat Customer', productId: 2 },
  },
};
const login = {
  token: 'jwt',
  accessToken: 'access',
  customerType: 'Repeat Customer',
  facts: {
    userName: 'Meera Joshi',
    mobile: '9000000001',
    customerID: '70012',
    productId: 2,
    repeatCustomer: true,
  },
};

proves(codeVerified(mobile), [
  { on: answered(whole), outcome: { ...verified, login } },
  {
    on: answered({ data: { jwtToken: 'jwt', customer: { mobile: '90XXXXXX01' } } }),
    facts: { mobile: '9000000002', repeatCustomer: true },
    outcome: { ...verified, login: { token: 'jwt', facts: nothingMore } },
  },
  ...noAnswerClaims(),
  { on: refused(400, 'Wrong OTP'), outcome: showsFieldError('otp', 'Wrong OTP') },
]);

proves(codeSentAgain, [
  { on: answered({}), outcome: shows('sent') },
  ...noAnswerClaims(),
  { on: refused(429, 'Too often.'), outcome: showsFieldError('otp', 'Too often.') },
]);

test('only the right code logs in, and after it a new try requests only the next step', () => {
  const first = verifyCode('code', mobile, '1111');
  expect(first.report).toEqual([{ event: 'enter_otp_verify_otp_clk' }]);
  expect(madeCall(first)).toMatchObject({
    call: verifyOtp,
    request: { body: { mobile, otp: '1111' } },
    atLeastMs: 500,
  });
  expect(madeCall(first).reply(refused(400, 'Wrong OTP'))).not.toHaveProperty('login');
  expect(madeCall(verifyCode('code', mobile, '4821')).reply(answered(whole))).toEqual({ ...verified, login });
  expect(verifyCode('verified', mobile, '4821')).toEqual(asksNextStep);
});

test('a code is sent again by the same call as the first one', () => {
  const again = madeCall(resendCode(mobile, 'ads'));
  expect(again).toMatchObject({ call: loginByMobile, atLeastMs: 500 });
  expect(again.request).toEqual({ query: { utm_source: 'ads' }, body: { mobile, plateform: 'web' } });
  expect(again.reply(answered({}))).toEqual(shows('sent'));
});
