import type { saveAnswer } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import { decision } from '../decision.ts';
import { errorToastForMs, residenceRefusedAfterMs } from '../delays.ts';
import { errorToast, go } from '../outcome.ts';
import { savedTo } from './answer-saved.ts';
import { messageOrDefault, sharedRows } from './shared.ts';

/** The toast goes first; what is left of the five seconds comes after it. */
const leaving = go('/dashboard', { afterMs: residenceRefusedAfterMs - errorToastForMs });

/** §4 "Choice screens": the residence, which the server may refuse. */
export const residenceSaved = decision<AnswerOf<typeof saveAnswer>, unknown, never>({
  title: 'Residence',
  section: '§4 Choice screens',
  rows: [
    { label: '200: next step', when: ({ code }) => code === 200, then: savedTo },
    {
      label: '400: error toast, then /dashboard after 5 s',
      when: ({ code }) => code === 400,
      then: ({ message }) => errorToast(messageOrDefault(message), { then: leaving }),
    },
    ...sharedRows,
  ],
});
