import type { saveReferences } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import { decision } from '../decision.ts';
import { nextStep } from '../outcome.ts';
import { sharedRows } from './shared.ts';

/** §4 "Reference": Yes on the confirmation sheet. */
export const referencesSaved = decision<AnswerOf<typeof saveReferences>, unknown, never>({
  title: 'References',
  section: '§4 Reference',
  rows: [{ label: '200: next step', when: ({ code }) => code === 200, then: () => nextStep }, ...sharedRows],
});
