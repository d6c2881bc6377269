import { nextStepCall } from '#contract/login.ts';
import type { SessionPatch } from '#contract/session.ts';
import { decision, type InputOf } from '../decision.ts';
import { customerPatch, isFirst, isOutdated, leadPatch, repeatPatch, statusPatch } from '../lead.ts';
import { call, go, type Outcome, popup, withSessionPatch } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { messageOrDefault, onSuccess, otherAnswers } from './shared.ts';

type Input = InputOf<typeof nextStepCall>;

/** §11: what is stored of the answer. */
function sessionPatchOf(input: Input): SessionPatch {
  const { leadID, leadType, status, customer } = input.body?.data ?? {};
  if (isOutdated(leadID, input)) return {};
  const patch = {
    ...leadPatch(leadID, input),
    ...(leadType && { leadType }),
    ...statusPatch(status, input),
    ...customerPatch(customer ?? {}),
  };
  return { ...patch, ...repeatPatch({ ...input.facts, ...patch }) };
}

const currentRoute = ({ body }: Input) => body?.data?.step?.current_route;

/** §4 "Next step": the next route of the application. */
export const nextStepDecision = decision<typeof nextStepCall>({
  title: 'Next step',
  section: '§4 Next step',
  rows: [
    {
      label: 'newly in the approval process: /loan-approval',
      when: (input) =>
        input.body?.data?.status === 'Approved Process' && isFirst('isLoanApproved', input.body.data.leadID, input),
      then: (input) => withSessionPatch({ ...sessionPatchOf(input), isLoanApproved: true }, go('/loan-approval')),
    },
    {
      label: '200, no step left: /dashboard',
      when: (input) => input.code === 200 && !currentRoute(input),
      then: (input) => withSessionPatch(sessionPatchOf(input), go('/dashboard')),
    },
    onSuccess('200: the step that the server names, after 100 ms', (input) =>
      withSessionPatch(sessionPatchOf(input), goNamed(currentRoute(input) ?? '', input)),
    ),
    ...otherAnswers('other than 200: the returned message', ({ message }) => popup(messageOrDefault(message))),
  ],
});

/** §4 "Next step": the call, and what its answer means. The runner makes it for every `nextStep`. */
export const askNextStep: Outcome = call(
  nextStepCall,
  ({ facts: { leadID, accountId }, platformTag }) => ({
    body: { ...(leadID && { leadID }), ...(accountId && { accountID: accountId }), plateform: platformTag },
  }),
  nextStepDecision,
);
