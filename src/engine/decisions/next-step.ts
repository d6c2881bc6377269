import type { AnswerOf } from '#contract/call.ts';
import type { nextStepCall } from '#contract/login.ts';
import type { Remembered } from '#contract/session.ts';
import type { Heard } from '../decision.ts';
import { decision } from '../decision.ts';
import { hasEnded, isNews, isOutdated, leadLearned } from '../lead.ts';
import { go, popup, remembering } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { noAnswerRows, said } from './shared.ts';

type NextStep = AnswerOf<typeof nextStepCall>;

/** decisions.md §2: what is stored of the answer; §4: a repeat case whose application is over makes a repeat customer. */
function learned(heard: Heard<NextStep>): Remembered {
  const { leadID, leadType, status, customer } = heard.body?.data ?? {};
  if (isOutdated(leadID, heard)) return {};
  return {
    ...leadLearned(leadID, heard),
    ...(leadType && { leadType }),
    ...(customer?.name && { userName: customer.name }),
    ...(leadType === 'Repeat Case' && hasEnded(status) && { repeatCustomer: true }),
  };
}

const currentRoute = ({ body }: Heard<NextStep>) => body?.data?.step?.current_route;

/** §4 "Next step": where the application goes on. */
export const nextStepDecision = decision<NextStep>({
  title: 'Next step',
  section: '§4 Next step',
  rows: [
    [
      'newly in Approved Process: /loan-approval',
      (heard) => heard.body?.data?.status === 'Approved Process' && isNews(heard.body.data.leadID, heard),
      (heard) => remembering({ ...learned(heard), isLoanApproved: true }, go('/loan-approval')),
    ],
    [
      '200 with no step: /dashboard',
      (heard) => heard.code === 200 && !currentRoute(heard),
      (heard) => remembering(learned(heard), go('/dashboard')),
    ],
    [
      '200: step.current_route after 100 ms',
      ({ code }) => code === 200,
      (heard) => remembering(learned(heard), goNamed(currentRoute(heard) ?? '')),
    ],
    ...noAnswerRows,
    ['other than 200: the returned message', () => true, ({ message }) => popup(said(message))],
  ],
});
