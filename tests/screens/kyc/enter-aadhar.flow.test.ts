import { expect, test } from 'vitest';
import { aadhaarGenerateOtp, aadhaarPanVerify, aadhaarVerifyOtp, digilockerInitiate } from '#contract/kyc.ts';
import { msg } from '#languages/message.ts';
import {
  aadhaarCodeSent,
  aadhaarCodeVerified,
  aadhaarPanChecked,
  checkAgain,
  digilockerInitiated,
  openDigilocker,
  sendCode,
  verifyCode,
} from '#screens/kyc/enter-aadhar/flow.ts';
import {
  answered,
  asksNextStepWhenDone,
  calls,
  goes,
  leavesFor,
  noAnswerClaims,
  proves,
  refused,
  sharedClaims,
  shows,
  showsError,
  showsPopup,
  showsSuccess,
} from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';
import { linked, linkedToRoute, toNoRoute, toRoute } from './kyc-claims.ts';

const aadharNo = '999911112221';
const reports = [{ event: 'aadhaar_verified', data: { method: 'otp' } }, { goal: 'Lead' }] as const;
const verifiedByCode = showsSuccess(msg('Verified Successfully'), {
  then: { ...asksNextStepWhenDone, report: reports },
});
const showsVerified = { kind: 'show', view: 'verified', then: verifiedByCode } as const;
const checksPan = { kind: 'show', view: 'check', then: calls(aadhaarPanVerify) } as const;

proves(aadhaarCodeSent, [{ on: answered({}), outcome: shows('code') }, ...sharedClaims()]);

proves(aadhaarCodeVerified, [
  { on: answered({}), outcome: checksPan },
  linked(),
  ...[linkedToRoute, toRoute].map(({ on, outcome }) => ({ on, outcome: shows('number', outcome) })),
  toNoRoute(),
  ...noAnswerClaims(),
  {
    row: 'other errors: message',
    on: refused(500, 'Aadhaar service is down'),
    outcome: showsPopup('Aadhaar service is down'),
  },
]);

proves(aadhaarPanChecked, [
  { on: answered({}), outcome: showsVerified },
  ...[linked(), linkedToRoute, toRoute, toNoRoute({ then: goes('/dashboard') })].map(({ outcome, ...claim }) => ({
    ...claim,
    outcome: shows('number', outcome),
  })),
  ...noAnswerClaims(),
  { row: 'other errors: message', on: refused(422, 'Names differ'), outcome: showsPopup('Names differ') },
]);

proves(digilockerInitiated, [
  { on: answered({ data: { url: 'https://locker.example/c41' } }), outcome: leavesFor('https://locker.example/c41') },
  ...sharedClaims(),
]);

test('the number leads to a code, the code to the PAN-Aadhaar check, and the check to the next step', () => {
  const sent = madeCall(sendCode(aadharNo));
  expect([sent.call, sent.request]).toEqual([aadhaarGenerateOtp, { body: { aadharNo } }]);
  expect(sent.reply(answered({}))).toEqual(shows('code'));

  const code = madeCall(verifyCode(aadharNo, '481092'));
  expect([code.call, code.request]).toEqual([aadhaarVerifyOtp, { body: { aadharNo, otp: '481092' } }]);
  const check = madeCall(code.reply(answered({})));
  expect([check.call, check.request]).toEqual([aadhaarPanVerify, {}]);
  expect(check.reply(answered({}))).toEqual(showsVerified);
});

test('DigiLocker is requested with the return address', () => {
  const body = { callBackUrl: 'https://kadam.example/digilocker-verify' };
  expect(madeCall(openDigilocker)).toMatchObject({ call: digilockerInitiate, request: { body } });
});

test('an incomplete code is not sent', () => {
  expect(verifyCode(aadharNo, '48109')).toEqual(showsError(msg('Please enter aadhaar otp'), { tone: 'warning' }));
});

test('a refused check is made again, and after a passed one only the next step is requested', () => {
  const check = madeCall(checkAgain('check'));
  expect(check.reply(refused(503, 'The bureau is away.'))).toEqual(showsPopup('The bureau is away.'));
  expect(check.call).toBe(aadhaarPanVerify);
  expect(checkAgain('verified')).toEqual(asksNextStepWhenDone);
});
