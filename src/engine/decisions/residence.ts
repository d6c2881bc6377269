import type { saveAnswer } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import { decision } from '../decision.ts';
import { errorToastForMs, residenceRefusedAfterMs } from '../delays.ts';
import { errorToast, go } from '../outcome.ts';
import { savedTo } from './answer-saved.ts';
import { said, sharedRows } from './shared.ts';

/** The toast goes first; what is left of the five seconds comes after it. */
const leaving = go('/dashboard', { afterMs: residenceRefusedAfterMs - errorToastForMs });

/** §4 "Choice screens": the residence, which the lender may refuse. */
export const residenceSaved = decision<AnswerOf<typeof saveAnswer>>({
  title: 'Residence',
  section: '§4 Choice screens',
  rows: [
    ['200: next step', ({ code }) => code === 200, savedTo],
    [
      '400: error toast, then /dashboard after 5 s',
      ({ code }) => code === 400,
      ({ message }) => errorToast(said(message), { then: leaving }),
    ],
    ...sharedRows,
  ],
});
