import type { BodyOf } from '#contract/call.ts';
import { selfieLiveness, verifySelfie } from '#contract/kyc.ts';
import { type DecisionOf, decision, type ReplyRowOf } from '#engine/decision.ts';
import { messageOrDefault, onSuccess, sharedRows } from '#engine/decisions/shared.ts';
import { selfieNoticeForMs } from '#engine/delays.ts';
import {
  errorToast,
  go,
  leadCall,
  nextStepWhenDone,
  type Outcome,
  popup,
  show,
  successToast,
} from '#engine/outcome.ts';
import { msg } from '#languages/message.ts';

/** The taken picture; the camera again; the verified picture. */
export type SelfieView = 'picture' | 'camera' | 'verified';

type Image = BodyOf<typeof verifySelfie>['image'];

/** §9: two attempts at most. */
const lastAttempt = 2;

/** §4 "Selfie": a 400 of either call (§13). */
const attemptRows: readonly ReplyRowOf<typeof verifySelfie, SelfieView>[] = [
  {
    label: 'attempt 1: the notice, then again',
    when: ({ code, refusal }) => code === 400 && Boolean(refusal?.attempt) && Number(refusal?.attempt) < lastAttempt,
    then: () =>
      popup(msg('Verification failed. Please try again.'), {
        title: msg('Attempt 1 of 2'),
        icon: 'camera',
        button: msg('Try again'),
        forMs: selfieNoticeForMs,
        then: show('camera'),
      }),
  },
  {
    label: 'attempt 2: the notice, then /dashboard',
    when: ({ code, refusal }) => code === 400 && Boolean(refusal?.attempt),
    then: ({ refusal }) =>
      popup(messageOrDefault(refusal?.message, msg('Something went wrong!')), {
        title: msg('Attempt 2 of 2'),
        icon: 'camera',
        forMs: selfieNoticeForMs,
        then: go('/dashboard'),
      }),
  },
  {
    label: 'attempts are not counted: /',
    when: ({ code }) => code === 400,
    then: ({ message, refusal }) =>
      errorToast(messageOrDefault(refusal?.message, message, msg('Something went wrong!')), { then: go('/') }),
  },
];

export const selfieVerified = decision<typeof verifySelfie, SelfieView>({
  title: 'Selfie',
  section: '§4 Selfie',
  rows: [
    onSuccess('200: message, then next step', () =>
      show('verified', successToast(msg('Verified Successfully'), { then: nextStepWhenDone })),
    ),
    ...attemptRows,
    ...sharedRows,
  ],
});

/** §13: liveness comes first; then the same image is sent to be verified. */
export function livenessChecked(image: Image): DecisionOf<typeof selfieLiveness, SelfieView> {
  return {
    title: 'Selfie liveness',
    section: '§4 Selfie',
    rows: [
      onSuccess('200: verify', () => leadCall(verifySelfie, (leadID) => ({ body: { image, leadID } }), selfieVerified)),
      ...attemptRows,
      ...sharedRows,
    ],
  };
}

/** 'Submit'. A verified image is not sent again: only the next step is requested. */
export function submitSelfie(image: Image, view: SelfieView): Outcome<SelfieView> {
  if (view === 'verified') return nextStepWhenDone;
  return leadCall(selfieLiveness, (leadID) => ({ body: { image, leadID } }), livenessChecked(image));
}
