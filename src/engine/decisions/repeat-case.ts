import type { checkRepeatCase } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Heard } from '../decision.ts';
import { decision } from '../decision.ts';
import { leadLearned } from '../lead.ts';
import type { Outcome } from '../outcome.ts';
import { go, remembering } from '../outcome.ts';
import { connectBank } from './address.ts';
import { sharedRows } from './shared.ts';

type RepeatCase = AnswerOf<typeof checkRepeatCase>;
type RepeatHeard = Heard<RepeatCase>;

const opens = (page: string) => (heard: RepeatHeard) => heard.body?.data.pageName === page;

/** §4 "User details Continue": stores the lead, and removes the stored loan amount. */
function then(onward: (heard: RepeatHeard) => Outcome) {
  return (heard: RepeatHeard): Outcome => {
    const { loanAmount: _removed, ...answers } = heard.facts.answers;
    return remembering({ answers, ...leadLearned(heard.body?.data.leadID, heard) }, onward(heard));
  };
}

/** §4 "User details Continue": where a repeat customer goes on. */
export const repeatCaseChecked = decision<RepeatCase>({
  title: 'Repeat check',
  section: '§4 User details Continue',
  rows: [
    ['rejected: /loan-reject', opens('rejected'), then(() => go('/loan-reject'))],
    [
      'finbox: /finbox with the url',
      opens('finbox'),
      then(({ body }) => connectBank(body?.data.metaData?.finbox?.redirect_url)),
    ],
    ['approval: /loan-approval', opens('approval'), then(() => go('/loan-approval'))],
    ['any other page: /dashboard', ({ code }) => code === 200, then(() => go('/dashboard'))],
    ...sharedRows,
  ],
});
