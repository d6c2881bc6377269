import { expect, test } from 'vitest';
import { loginByMobile } from '#contract/login.ts';
import { msg } from '#languages/message.ts';
import { codeSent, getCode } from '#screens/login/mobile-entry/flow.ts';
import { answered, goes, noAnswerClaims, proves, refused, showsFieldError } from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

const routeState = { mobileNumber: '9876543210', clickId: 'c1' };

proves(codeSent(routeState), [
  { on: answered({}), outcome: goes('/enter-otp', { routeState }) },
  ...noAnswerClaims(),
  { on: refused(400, 'Try in a minute.'), outcome: showsFieldError('mobile', 'Try in a minute.') },
  { on: refused(502), outcome: showsFieldError('mobile', msg('Something went wrong. Please try again.')) },
]);

const body = { plateform: 'web', mobile: '9876543210' };

test.for([
  [{}, {}, { mobileNumber: '9876543210' }],
  [{ source: null, clickId: null }, {}, { mobileNumber: '9876543210' }],
  [{ source: 'ads', clickId: 'c1' }, { utm_source: 'ads' }, routeState],
] as const)('requests a code, and passes the number on, and when the code was sent: %j', ([from, query, passed]) => {
  const sent = madeCall(getCode({ mobile: '9876543210', ...from }));
  expect(sent.call).toBe(loginByMobile);
  expect(sent.request).toEqual({ query, body });
  expect(sent.atLeastMs).toBe(500);
  expect(sent.reply(answered({}))).toEqual(goes('/enter-otp', { routeState: { ...passed, codeSentAt: 0 } }));
});
