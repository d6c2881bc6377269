import type { RefusalOf } from '#contract/call.ts';
import type { panConfirmation, panVerification } from '#contract/kyc.ts';
import { msg } from '#languages/message.ts';
import { decision, type ReplyRow } from '../decision.ts';
import { nextStep, show, withEvents, withSessionPatch } from '../outcome.ts';
import { alreadyLinked, onSuccess, sharedRows, showToast } from './shared.ts';

/** §4 "PAN": a 400 of the look-up, or of Yes, since another borrower may have confirmed the PAN meanwhile. */
const refusalRows: readonly ReplyRow<unknown, RefusalOf<typeof panConfirmation>>[] = [
  alreadyLinked(msg('This PAN number is associated with another existing account')),
  { label: 'other 400: toast', when: ({ code }) => code === 400, then: showToast },
  ...sharedRows,
];

/** §4 "PAN": what the look-up of a PAN means. */
export const panVerified = decision<typeof panVerification, 'confirm'>({
  title: 'PAN',
  section: '§4 PAN',
  rows: [
    onSuccess('200: confirm sheet', ({ body: { data } }) => withSessionPatch({ panVerifyData: data }, show('confirm'))),
    ...refusalRows,
  ],
});

/** §4 "PAN": Yes on the confirm sheet. */
export const panConfirmed = decision<typeof panConfirmation>({
  title: 'PAN confirmed',
  section: '§4 PAN',
  rows: [onSuccess('200: next step', () => withEvents([{ event: 'pan_confirmed' }], nextStep)), ...refusalRows],
});
