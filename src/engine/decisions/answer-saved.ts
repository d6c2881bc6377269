import type { saveAnswer } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { DecisionInput } from '../decision.ts';
import { decision } from '../decision.ts';
import { leadPatch } from '../lead.ts';
import type { Outcome } from '../outcome.ts';
import { nextStep, withSessionPatch } from '../outcome.ts';
import { sharedRows } from './shared.ts';

type Saved = AnswerOf<typeof saveAnswer>;

/** An answer was saved: stores the lead it was saved to (§7 "Onboarding") and asks for the next step. */
export function savedTo(input: DecisionInput<Saved>): Outcome<never> {
  return withSessionPatch(leadPatch(input.body?.data?.leadID, input), nextStep);
}

/** §4 "Choice screens": the answer is saved, then the next step decides; anything else is the shared handler's. */
export const answerSaved = decision<Saved, unknown, never>({
  title: 'Answer saved',
  section: '§4 Choice screens',
  rows: [{ label: '200: next step', when: ({ code }) => code === 200, then: savedTo }, ...sharedRows],
});
