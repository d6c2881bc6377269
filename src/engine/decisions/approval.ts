import type { approvalView } from '#contract/application.ts';
import type { SessionPatch } from '#contract/session.ts';
import type { ReplyRowOf } from '../decision.ts';
import { type LoanDetails, loanApproved } from '../events.ts';
import { stay, withEvents, withSessionPatch } from '../outcome.ts';

/** §18 "Approval is opened once per lead": what the first answer with the amounts changes and reports. */
export function reportApproval(loan: LoanDetails, patch?: SessionPatch) {
  return withEvents(
    [{ goal: 'Approval' }, loanApproved(loan)],
    withSessionPatch({ ...patch, isLoanApproved: true, isApprovalReported: true }, stay()),
  );
}

/** §18: the row of an approval-view, on whichever screen it is read. */
export const firstApproval: ReplyRowOf<typeof approvalView> = {
  label: '200, first for this lead: event, pixel',
  when: ({ code, facts }) => code === 200 && !facts.isApprovalReported,
  then: ({ body }) => reportApproval(body?.data ?? {}),
};
