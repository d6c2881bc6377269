import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import type { selfieLiveness, verifySelfie } from '#contract/kyc.ts';
import type { ReplyRow } from '../decision.ts';
import { decision } from '../decision.ts';
import { selfieNoticeForMs } from '../delays.ts';
import { errorToast, go, nextStep, popup, show, successToast } from '../outcome.ts';
import { sharedRows } from './shared.ts';

type SelfieRefusal = RefusalOf<typeof verifySelfie>;

/** §9: two attempts at most. */
const lastAttempt = 2;

/** §4 "Selfie": what a 400 of either call means (decisions.md §4). */
const attemptRows: readonly ReplyRow<unknown, SelfieRefusal>[] = [
  {
    label: 'attempt 1: the notice, then again',
    when: ({ code, refusal }) => code === 400 && Boolean(refusal?.attempt) && Number(refusal?.attempt) < lastAttempt,
    then: () =>
      popup('Verification failed. Please try again.', {
        tone: 'warning',
        title: 'Attempt 1 of 2',
        icon: 'camera',
        button: 'Try again',
        forMs: selfieNoticeForMs,
        then: show('capture'),
      }),
  },
  {
    label: 'attempt 2: the notice, then /dashboard',
    when: ({ code, refusal }) => code === 400 && Boolean(refusal?.attempt),
    then: ({ refusal }) =>
      popup(refusal?.message || 'Something went wrong!', {
        title: 'Attempt 2 of 2',
        icon: 'camera',
        forMs: selfieNoticeForMs,
        then: go('/dashboard'),
      }),
  },
  {
    label: 'no attempt count: /',
    when: ({ code }) => code === 400,
    then: ({ message, refusal }) =>
      errorToast(refusal?.message || message || 'Something went wrong!', { then: go('/') }),
  },
];

/** decisions.md §4: liveness comes first; at 'verify' the screen sends the same image to be verified. */
export const livenessChecked = decision<AnswerOf<typeof selfieLiveness>, SelfieRefusal>({
  title: 'Selfie liveness',
  section: '§4 Selfie',
  rows: [
    { label: '200: verify', when: ({ code }) => code === 200, then: () => show('verify') },
    ...attemptRows,
    ...sharedRows,
  ],
});

/** §4 "Selfie": success shows a message and advances. */
export const selfieVerified = decision<AnswerOf<typeof verifySelfie>, SelfieRefusal>({
  title: 'Selfie',
  section: '§4 Selfie',
  rows: [
    {
      label: '200: message, then next step',
      when: ({ code }) => code === 200,
      then: () => successToast('Verified Successfully', { then: nextStep }),
    },
    ...attemptRows,
    ...sharedRows,
  ],
});
