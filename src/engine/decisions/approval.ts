import type { approvalView } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { DecisionInput } from '../decision.ts';
import { decision } from '../decision.ts';
import type { Report } from '../events.ts';
import { dayOf } from '../events.ts';
import { show, withEvents, withSessionPatch } from '../outcome.ts';
import { sharedRows } from './shared.ts';

type Approval = AnswerOf<typeof approvalView>;

/** §4 "Approved fires an analytics event", and "An approval pixel fires". */
function approved({ body }: DecisionInput<Approval>): Report[] {
  if (!body) return [];
  const { totalAmount, processingAmount, finalAmount, repayDate, repayAmount } = body.data;
  const data = {
    loan_amount: totalAmount,
    processing_fee: processingAmount ?? 0,
    net_disbursal: finalAmount,
    repayment_date: dayOf(repayDate),
    repayment_amount: repayAmount,
  };
  return [{ goal: 'Approval' }, { event: 'loan_approved', data }];
}

/** §4 "Approval": the amounts are shown. decisions.md §9: the first time for a lead, its approval is open and reported. */
export const approvalRead = decision<Approval>({
  title: 'Approval',
  section: '§4 Approval',
  rows: [
    {
      label: '200, first for this lead: amounts, event, pixel',
      when: ({ code, facts }) => code === 200 && !facts.isApprovalReported,
      then: (input) =>
        withEvents(
          approved(input),
          withSessionPatch({ isLoanApproved: true, isApprovalReported: true }, show('amounts')),
        ),
    },
    { label: '200: amounts', when: ({ code }) => code === 200, then: () => show('amounts') },
    ...sharedRows,
  ],
});
