import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import type { panConfirmation, panVerification } from '#contract/kyc.ts';
import { decision } from '../decision.ts';
import { formatMobile } from '../format.ts';
import { errorToast, nextStep, popup, remembering, reporting, show } from '../outcome.ts';
import { said, sharedRows } from './shared.ts';

/** §4 "PAN": what the look-up of a PAN means. */
export const panVerified = decision<AnswerOf<typeof panVerification>, RefusalOf<typeof panVerification>>({
  title: 'PAN',
  section: '§4 PAN',
  rows: [
    [
      '200: confirm sheet',
      ({ code }) => code === 200,
      ({ body }) => remembering({ panVerifyData: body?.data ?? null }, show('confirm')),
    ],
    [
      '400 with mobileNo: already linked',
      ({ code, refusal }) => code === 400 && Boolean(refusal?.mobileNo),
      ({ refusal }) =>
        popup('This PAN number is associated with another existing account', {
          details: [{ label: 'Mobile number', value: formatMobile(refusal?.mobileNo ?? '') }],
        }),
    ],
    ['other 400: toast', ({ code }) => code === 400, ({ message }) => errorToast(said(message))],
    ...sharedRows,
  ],
});

/** §4 "PAN": Yes on the confirm sheet. */
export const panConfirmed = decision<AnswerOf<typeof panConfirmation>>({
  title: 'PAN confirmed',
  section: '§4 PAN',
  rows: [
    ['200: next step', ({ code }) => code === 200, () => reporting([{ event: 'pan_confirmed' }], nextStep)],
    ...sharedRows,
  ],
});
