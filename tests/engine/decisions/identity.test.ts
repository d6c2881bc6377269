import { expect, test } from 'vitest';
import { aadhaarPanReverify, mismatchClick } from '#contract/kyc.ts';
import { aadhaarReverified, linkPanWithAadhaar, verifyAgain } from '#engine/decisions/aadhaar.ts';
import { panConfirmed, panVerified } from '#engine/decisions/pan.ts';
import { msg } from '#languages/message.ts';
import {
  answered,
  asksNextStep,
  leavesFor,
  noAnswerClaims,
  proves,
  refused,
  sharedClaims,
  shows,
  showsError,
  showsPopup,
} from '#tests/engine/claims.ts';
import { madeCall } from '#tests/screens/follow.ts';
import {
  linked,
  linkedMobile,
  linkedToRoute,
  toNoRoute,
  toRoute,
  verified,
  verifiedClaim,
} from '#tests/screens/kyc/kyc-claims.ts';

const pan = { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi' };

/** A 400 of either PAN call. */
const panRefusals = [
  {
    on: refused(400, 'Linked', { mobileNo: '98XXXXXX10' }),
    outcome: showsPopup(msg('This PAN number is associated with another existing account'), linkedMobile),
  },
  {
    on: refused(400, 'Linked', { mobileNo: '9876543210' }),
    outcome: showsPopup(msg('This PAN number is associated with another existing account'), {
      details: [{ label: msg('Mobile number'), value: '+91\u00a098765\u00a043210' }],
    }),
  },
  { on: refused(400, 'PAN not found', {}), outcome: showsError('PAN not found') },
  { on: refused(400), outcome: showsError(msg('Something went wrong. Please try again.')) },
  ...sharedClaims({ not: [400] }),
];

proves(panVerified, [
  { on: answered({ data: pan }), outcome: { ...shows('confirm'), patch: { panVerifyData: pan } } },
  ...panRefusals,
]);

proves(panConfirmed, [
  { on: answered({}), outcome: { ...asksNextStep, report: [{ event: 'pan_confirmed' }] } },
  ...panRefusals,
]);

proves(aadhaarReverified, [
  verifiedClaim(),
  linked(),
  linkedToRoute,
  toRoute,
  toNoRoute(),
  ...noAnswerClaims(),
  { on: refused(409, 'Not yet'), outcome: showsError('Not yet') },
]);

test('the re-KYC messages have two actions: to verify again, and to open the tax portal after the click is counted', () => {
  const again = madeCall(verifyAgain);
  expect([again.call, again.reply(answered({}))]).toEqual([aadhaarPanReverify, verified()]);
  const click = madeCall(linkPanWithAadhaar('https://tax.example/link'));
  expect([click.call, click.reply(answered({}))]).toEqual([mismatchClick, leavesFor('https://tax.example/link')]);
});
