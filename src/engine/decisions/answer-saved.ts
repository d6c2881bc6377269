import type { saveAnswer } from '#contract/application.ts';
import type { saveBankDetails } from '#contract/bank.ts';
import type { Route } from '#contract/routes.ts';
import { type DecisionOf, decision, type InputOf } from '../decision.ts';
import { errorToastForMs, residenceRefusedAfterMs } from '../delays.ts';
import { leadPatch } from '../lead.ts';
import { errorToast, go, nextStep, type Outcome, withSessionPatch } from '../outcome.ts';
import { messageOrDefault, onSuccess, sharedRows } from './shared.ts';

/** Stores the lead that the answer was saved to (§7 "Onboarding"). */
const nextStepOfLead = (input: InputOf<typeof saveAnswer>): Outcome =>
  withSessionPatch(leadPatch(input.body?.data?.leadID, input), nextStep);

/** §4 "Choice screens", "Reference": the answer is saved, then the next step decides. */
export const answerSaved = decision<typeof saveAnswer>({
  title: 'Answer saved',
  section: '§4 Choice screens',
  rows: [onSuccess('200: next step', nextStepOfLead), ...sharedRows],
});

/** The five seconds include the time of the toast, which is shown first. */
const toDashboard = go('/dashboard', { afterMs: residenceRefusedAfterMs - errorToastForMs });

/** §4 "Choice screens": the residence, which the server may refuse. */
export const residenceSaved = decision<typeof saveAnswer>({
  title: 'Residence',
  section: '§4 Choice screens',
  rows: [
    onSuccess('200: next step', nextStepOfLead),
    {
      label: '400: error toast, then /dashboard after 5 s',
      when: ({ code }) => code === 400,
      then: ({ message }) => errorToast(messageOrDefault(message), { then: toDashboard }),
    },
    ...sharedRows,
  ],
});

/** §4 "Bank details": YES. `back` is the back route that the previous page supplied, if any. */
export function bankAccountSaved({ back }: { readonly back?: Route | undefined }): DecisionOf<typeof saveBankDetails> {
  return {
    title: 'Bank details',
    section: '§4 Bank details',
    rows: [
      onSuccess('200: the back screen if given, else next step', ({ body }) =>
        withSessionPatch({ accountId: body.data.accountId }, back ? go(back) : nextStep),
      ),
      ...sharedRows,
    ],
  };
}
