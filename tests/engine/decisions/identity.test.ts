import {
  aadhaarCodeSent,
  aadhaarCodeVerified,
  aadhaarPanChecked,
  aadhaarReverified,
  digilockerInitiated,
  digilockerReturned,
  mismatchClicked,
} from '#engine/decisions/aadhaar.ts';
import { panConfirmed, panVerified } from '#engine/decisions/pan.ts';
import type { Report } from '#engine/events.ts';
import {
  answered,
  asksNextStep,
  goes,
  leavesFor,
  noAnswerClaims,
  proves,
  refused,
  sharedClaims,
  shows,
  showsError,
  showsSuccess,
  tells,
} from '#tests/engine/claims.ts';

const pan = { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi' };
const linkedMobile = { details: [{ label: 'Mobile number', value: '98XXXXXX10' }] };

proves(panVerified, [
  {
    row: '200: confirm sheet',
    on: answered({ data: pan }),
    outcome: { ...shows('confirm'), patch: { panVerifyData: pan } },
  },
  {
    row: '400 with mobileNo: already linked',
    on: refused(400, 'Linked', { mobileNo: '98XXXXXX10' }),
    outcome: tells('This PAN number is associated with another existing account', linkedMobile),
  },
  { row: 'other 400: toast', on: refused(400, 'PAN not found', {}), outcome: showsError('PAN not found') },
  { row: 'other 400: toast', on: refused(400), outcome: showsError('Something went wrong. Please try again.') },
  ...sharedClaims({ not: [400] }),
]);

proves(panConfirmed, [
  {
    row: '200: next step',
    on: answered({}),
    outcome: { ...asksNextStep, report: [{ event: 'pan_confirmed' }] },
  },
  ...sharedClaims(),
]);

proves(aadhaarCodeSent, [{ row: '200: OTP field', on: answered({}), outcome: shows('code') }, ...sharedClaims()]);

const linked = (more: object = {}) => ({
  row: '400 with mobileNo: already linked',
  on: refused(400, 'Linked', { mobileNo: '98XXXXXX10' }),
  outcome: tells('This Aadhaar number is associated with another existing account', {
    ...linkedMobile,
    disputeEmail: true,
    ...more,
  }),
});
const toRoute = {
  row: '400: message with OK, then data.route',
  on: refused(400, 'Your PAN is not linked', { route: '/pan-not-linked' }),
  outcome: tells('Your PAN is not linked', { then: goes('/pan-not-linked', { search: {} }) }),
};
const toNoRoute = (more: object = {}) => ({
  row: '400: message with OK, then data.route',
  on: refused(400, 'Not matched', {}),
  outcome: tells('Not matched', more),
});
const ended = { then: goes('/dashboard') };
const verified = (...report: readonly Report[]) =>
  showsSuccess('Verified Successfully', { then: { kind: 'nextStep', report } });
const success = "200: 'Verified Successfully', then next step";

proves(aadhaarCodeVerified, [
  { row: '200: PAN-Aadhaar check', on: answered({}), outcome: shows('check') },
  linked(),
  toRoute,
  toNoRoute(),
  ...noAnswerClaims(),
  {
    row: 'other errors: message',
    on: refused(500, 'Aadhaar service is down'),
    outcome: tells('Aadhaar service is down'),
  },
]);

proves(aadhaarPanChecked, [
  {
    row: success,
    on: answered({}),
    outcome: verified({ event: 'aadhaar_verified', data: { method: 'otp' } }, { goal: 'Lead' }),
  },
  linked(),
  toRoute,
  toNoRoute(ended),
  ...noAnswerClaims(),
  { row: 'other errors: message', on: refused(422, 'Names differ'), outcome: tells('Names differ') },
]);

proves(digilockerInitiated, [
  {
    row: '200: to the document locker',
    on: answered({ data: { url: 'https://locker.example/c41' } }),
    outcome: leavesFor('https://locker.example/c41'),
  },
  ...sharedClaims(),
]);

proves(digilockerReturned, [
  {
    row: success,
    on: answered({}),
    outcome: verified({ event: 'aadhaar_verified', data: { method: 'digilocker' } }, { goal: 'Lead' }),
  },
  linked(ended),
  toRoute,
  toNoRoute(ended),
  ...noAnswerClaims(goes('/dashboard')),
  { row: 'other errors: /dashboard', on: refused(500, 'Down'), outcome: goes('/dashboard') },
]);

proves(aadhaarReverified, [
  { row: success, on: answered({}), outcome: verified() },
  linked(),
  toRoute,
  toNoRoute(),
  ...noAnswerClaims(),
  { row: 'other results: message as error', on: refused(409, 'Not yet'), outcome: showsError('Not yet') },
]);

proves(mismatchClicked('https://tax.example/link'), [
  { row: '200: tax portal', on: answered({}), outcome: leavesFor('https://tax.example/link') },
  ...sharedClaims(),
]);
