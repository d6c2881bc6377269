import { livenessChecked, selfieVerified } from '#engine/decisions/selfie.ts';
import {
  answered,
  goes,
  proves,
  refused,
  sharedClaims,
  shows,
  showsError,
  showsSuccess,
  tells,
} from '#tests/engine/claims.ts';

const attempts = [
  {
    row: 'attempt 1: the notice, then again',
    on: refused(400, 'No face', { attempt: 1, message: 'No face' }),
    outcome: tells('Verification failed. Please try again.', {
      tone: 'warning',
      title: 'Attempt 1 of 2',
      icon: 'camera',
      button: 'Try again',
      forMs: 5000,
      then: shows('capture'),
    }),
  },
  {
    row: 'attempt 2: the notice, then /dashboard',
    on: refused(400, '', { attempt: 2, message: 'We will call you.' }),
    outcome: tells('We will call you.', {
      title: 'Attempt 2 of 2',
      icon: 'camera',
      forMs: 5000,
      then: goes('/dashboard'),
    }),
  },
  {
    row: 'attempt 2: the notice, then /dashboard',
    on: refused(400, '', { attempt: 3 }),
    outcome: tells('Something went wrong!', {
      title: 'Attempt 2 of 2',
      icon: 'camera',
      forMs: 5000,
      then: goes('/dashboard'),
    }),
  },
  {
    row: 'no attempt count: /',
    on: refused(400, 'Not an image', { message: null }),
    outcome: showsError('Not an image', { then: goes('/') }),
  },
  { row: 'no attempt count: /', on: refused(400), outcome: showsError('Something went wrong!', { then: goes('/') }) },
];

proves(livenessChecked, [
  { row: '200: verify', on: answered({}), outcome: shows('verify') },
  ...attempts,
  ...sharedClaims({ not: [400] }),
]);

proves(selfieVerified, [
  {
    row: '200: message, then next step',
    on: answered({}),
    outcome: showsSuccess('Verified Successfully', { then: { kind: 'nextStep' } }),
  },
  ...attempts,
  ...sharedClaims({ not: [400] }),
]);
