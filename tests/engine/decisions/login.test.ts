import { autoLoginRead, codeSentAgain, codeVerified } from '#engine/decisions/login.ts';
import { codeSent } from '#engine/decisions/mobile-entry.ts';
import {
  answered,
  asksNextStep,
  goes,
  noAnswerClaims,
  offline,
  proves,
  refused,
  saysUnder,
  shows,
} from '#tests/engine/claims.ts';

const handover = { mobileNumber: '9876543210', clickId: 'c1' };

proves(codeSent(handover), [
  { row: '200: /enter-otp', on: answered({}), outcome: goes('/enter-otp', { handover }) },
  ...noAnswerClaims(),
  {
    row: 'non-200: under the mobile field',
    on: refused(400, 'Try in a minute.'),
    outcome: saysUnder('mobile', 'Try in a minute.'),
  },
  {
    row: 'non-200: under the mobile field',
    on: refused(502),
    outcome: saysUnder('mobile', 'Something went wrong. Please try again.'),
  },
]);

proves(codeSentAgain, [
  { row: '200: the countdown starts anew', on: answered({}), outcome: shows('sent') },
  ...noAnswerClaims(),
  { row: 'non-200: under the OTP field', on: refused(429, 'Too often.'), outcome: saysUnder('otp', 'Too often.') },
]);

const tokens = { jwtToken: 'jwt', accessToken: 'access' };

proves(codeVerified, [
  {
    row: '200: next step',
    on: answered({
      data: {
        ...tokens,
        customer: { customerID: '70012', mobile: '9876543210', name: 'Meera Joshi' },
        lead: { customer_type: 'Repeat Customer', productId: 2 },
      },
    }),
    outcome: {
      ...asksNextStep,
      remember: {
        loggedIn: true,
        userName: 'Meera Joshi',
        mobile: '9876543210',
        customerID: '70012',
        productId: 2,
        repeatCustomer: true,
      },
    },
  },
  {
    row: '200: next step',
    on: answered({ data: { ...tokens, customer: {} } }),
    facts: { mobile: '9876543210', repeatCustomer: true },
    outcome: {
      ...asksNextStep,
      remember: {
        loggedIn: true,
        userName: '',
        mobile: '9876543210',
        customerID: '',
        productId: null,
        repeatCustomer: false,
      },
    },
  },
  ...noAnswerClaims(),
  { row: 'non-200: under the OTP field', on: refused(400, 'Wrong OTP'), outcome: saysUnder('otp', 'Wrong OTP') },
]);

const nothing = {
  row: 'otherwise nothing visible happens',
  outcome: { kind: 'stay', log: 'Auto-login failed' },
} as const;

proves(autoLoginRead, [
  {
    row: 'status 1: /home',
    on: answered({
      status: 1,
      data: { customer_details: { name: 'Meera Joshi', customerID: '70012', mobile: 9876543210, aadhaar: '1' } },
    }),
    outcome: goes('/home', {
      remember: { loggedIn: true, userName: 'Meera Joshi', customerID: '70012', mobile: '9876543210' },
    }),
  },
  {
    row: 'status 1: /home',
    on: answered({ status: 1, data: { customer_details: { name: '', mobile: null } } }),
    outcome: goes('/home', { remember: { loggedIn: true } }),
  },
  { row: 'status 1: /home', on: answered({ status: 1 }), outcome: goes('/home', { remember: { loggedIn: true } }) },
  { ...nothing, on: answered({ status: 0 }) },
  { ...nothing, on: refused(500) },
  { ...nothing, on: offline },
]);
