import type { saveBankDetails } from '#contract/bank.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import type { Decision } from '../decision.ts';
import { decision } from '../decision.ts';
import { go, nextStep, withSessionPatch } from '../outcome.ts';
import { sharedRows } from './shared.ts';

type Saved = AnswerOf<typeof saveBankDetails>;

/** §4 "Bank details": YES. `back` is the back screen that the page before gave, if it gave one. */
export function bankAccountSaved({ back }: { readonly back?: Route | undefined }): Decision<Saved, unknown, never> {
  return decision<Saved, unknown, never>({
    title: 'Bank details',
    section: '§4 Bank details',
    rows: [
      {
        label: '200: the back screen if given, else next step',
        when: ({ code }) => code === 200,
        then: ({ body }) => withSessionPatch({ accountId: body?.data.accountId ?? '' }, back ? go(back) : nextStep),
      },
      ...sharedRows,
    ],
  });
}
