import { expect, test } from 'vitest';
import { selfieLiveness, verifySelfie } from '#contract/kyc.ts';
import { type Message, msg } from '#languages/message.ts';
import { livenessChecked, selfieVerified, submitSelfie } from '#screens/kyc/selfie-verification/flow.ts';
import {
  answered,
  asksNextStepWhenDone,
  goes,
  proves,
  refused,
  sharedClaims,
  shows,
  showsError,
  showsPopup,
  showsSuccess,
} from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

const image = { type: 'image/jpeg', size: 40_000 };
const lead = { leadID: 48213 };

/** The notice of an attempt, which closes by itself. */
const notice = (title: string, message: Message, more: object) =>
  showsPopup(message, { title: { text: title }, icon: 'camera', forMs: 5000, ...more });
const second = { then: goes('/dashboard') };

const attempts = [
  {
    on: refused(400, 'No face', { attempt: 1, message: 'No face' }),
    outcome: notice('Attempt 1 of 2', msg('Verification failed. Please try again.'), {
      button: msg('Try again'),
      then: shows('camera'),
    }),
  },
  {
    on: refused(400, '', { attempt: 2, message: 'We will call you.' }),
    outcome: notice('Attempt 2 of 2', 'We will call you.', second),
  },
  ...[undefined, 'OK'].map((message) => ({
    on: refused(400, '', { attempt: 3, message }),
    outcome: notice('Attempt 2 of 2', msg('Something went wrong!'), second),
  })),
  { on: refused(400, 'Not an image', { message: null }), outcome: showsError('Not an image', { then: goes('/') }) },
  {
    on: refused(400, 'Bad request', { message: 'Not an image' }),
    outcome: showsError('Not an image', { then: goes('/') }),
  },
  ...['', 'Success'].map((message) => ({
    on: refused(400, message),
    outcome: showsError(msg('Something went wrong!'), { then: goes('/') }),
  })),
  { on: refused(404, 'Not found', { attempt: 1 }), outcome: showsPopup('Not found') },
];

proves(livenessChecked(image), [
  { on: answered({}), outcome: expect.objectContaining({ kind: 'call', call: verifySelfie }) },
  ...attempts,
  ...sharedClaims({ not: [400] }),
]);

proves(selfieVerified, [
  {
    on: answered({}),
    outcome: {
      kind: 'show',
      view: 'verified',
      then: showsSuccess(msg('Verified Successfully'), { then: asksNextStepWhenDone }),
    },
  },
  ...attempts,
  ...sharedClaims({ not: [400] }),
]);

test('Submit checks liveness, and then verifies the same image', () => {
  const liveness = madeCall(submitSelfie(image, 'picture'), lead);
  expect([liveness.call, liveness.request]).toEqual([selfieLiveness, { body: { image, ...lead } }]);
  const verification = madeCall(liveness.reply(answered({})), lead);
  expect([verification.call, verification.request]).toEqual([verifySelfie, { body: { image, ...lead } }]);
  expect(verification.reply(answered({}))).toMatchObject({ then: { kind: 'toast', then: asksNextStepWhenDone } });
});

test('a verified image is not sent again', () => {
  expect(submitSelfie(image, 'verified')).toEqual(asksNextStepWhenDone);
});
