import type { approvalView } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import { dashboardCall } from '#contract/login.ts';
import type { Facts } from '#contract/session.ts';
import { aprPercent } from './apr.ts';
import { dashboardBody } from './dashboard-body.ts';
import type { Read } from './read.ts';

/** §1: product id 2 is payday, one repayment. */
const payday = 2;

/** Only the dashboard says in how many instalments an emi loan is given back (§3 noOfEMIs). */
export const instalmentsRead: Read<typeof dashboardCall> = {
  call: dashboardCall,
  request: ({ facts }) => (facts.productId === payday ? undefined : { body: dashboardBody }),
};

type Approval = AnswerOf<typeof approvalView>['data'];
type Dashboard = AnswerOf<typeof dashboardCall>;

/** The APR that the figures of the approval make; nothing until it is known, and where it cannot be known. */
export function approvalApr(
  approval: Approval | undefined,
  dashboard: Dashboard | undefined,
  facts: Pick<Facts, 'productId'>,
): number | undefined {
  const isPayday = facts.productId === payday || dashboard?.productId === payday;
  const instalments = isPayday ? 1 : dashboard?.noOfEMIs;
  if (!approval || !instalments) return undefined;
  const { finalAmount: net, repayAmount: repay, tenure: tenureDays } = approval;
  return aprPercent({ net, repay, tenureDays, instalments });
}
