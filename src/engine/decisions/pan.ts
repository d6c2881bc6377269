import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import type { panConfirmation, panVerification } from '#contract/kyc.ts';
import { msg } from '#languages/message.ts';
import { decision } from '../decision.ts';
import { formatMobile } from '../format.ts';
import { nextStep, popup, show, withEvents, withSessionPatch } from '../outcome.ts';
import { onSuccess, sharedRows, showError } from './shared.ts';

/** §4 "PAN": what the look-up of a PAN means. */
export const panVerified = decision<AnswerOf<typeof panVerification>, RefusalOf<typeof panVerification>, 'confirm'>({
  title: 'PAN',
  section: '§4 PAN',
  rows: [
    onSuccess('200: confirm sheet', ({ body }) =>
      withSessionPatch({ panVerifyData: body?.data ?? null }, show('confirm')),
    ),
    {
      label: '400: already linked to another number',
      when: ({ code, refusal }) => code === 400 && Boolean(refusal?.mobileNo),
      then: ({ refusal }) =>
        popup(msg('This PAN number is associated with another existing account'), {
          details: [{ label: msg('Mobile number'), value: formatMobile(refusal?.mobileNo ?? '') }],
        }),
    },
    { label: 'other 400: toast', when: ({ code }) => code === 400, then: showError },
    ...sharedRows,
  ],
});

/** §4 "PAN": Yes on the confirm sheet. */
export const panConfirmed = decision<AnswerOf<typeof panConfirmation>>({
  title: 'PAN confirmed',
  section: '§4 PAN',
  rows: [onSuccess('200: next step', () => withEvents([{ event: 'pan_confirmed' }], nextStep)), ...sharedRows],
});
