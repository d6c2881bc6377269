import type { checkRepeatCase } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { DecisionInput } from '../decision.ts';
import { decision } from '../decision.ts';
import { leadPatch } from '../lead.ts';
import type { Outcome } from '../outcome.ts';
import { go, withSessionPatch } from '../outcome.ts';
import { connectBank } from './address.ts';
import { sharedRows } from './shared.ts';

type RepeatCase = AnswerOf<typeof checkRepeatCase>;
type RepeatHeard = DecisionInput<RepeatCase>;

const opens = (page: string) => (input: RepeatHeard) => input.body?.data.pageName === page;

/** §4 "User details Continue": stores the lead, and removes the stored loan amount. */
function then(onward: (input: RepeatHeard) => Outcome) {
  return (input: RepeatHeard): Outcome => {
    const { loanAmount: _removed, ...answers } = input.facts.answers;
    return withSessionPatch({ answers, ...leadPatch(input.body?.data.leadID, input) }, onward(input));
  };
}

/** §4 "User details Continue": where a repeat customer goes on. */
export const repeatCaseChecked = decision<RepeatCase>({
  title: 'Repeat check',
  section: '§4 User details Continue',
  rows: [
    { label: 'rejected: /loan-reject', when: opens('rejected'), then: then(() => go('/loan-reject')) },
    {
      label: 'finbox: /finbox with the url',
      when: opens('finbox'),
      then: then(({ body }) => connectBank(body?.data.metaData?.finbox?.redirect_url)),
    },
    { label: 'approval: /loan-approval', when: opens('approval'), then: then(() => go('/loan-approval')) },
    { label: 'any other page: /dashboard', when: ({ code }) => code === 200, then: then(() => go('/dashboard')) },
    ...sharedRows,
  ],
});
