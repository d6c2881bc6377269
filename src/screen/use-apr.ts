import type { Send } from '#api/send.ts';
import { useSend } from '#api/send.ts';
import type { approvalView } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import { dashboardCall } from '#contract/login.ts';
import { aprPercent } from '#engine/apr.ts';
import { dashboardBody } from '#engine/reads.ts';
import { useFacts } from '#session/session-context.ts';
import { useRead } from './use-read.ts';

/** §3 "Approval view". */
export type Approval = AnswerOf<typeof approvalView>['data'];

/** §1: product id 2 is payday, one repayment. */
const payday = 2;

/** Only the dashboard says in how many instalments an emi loan is given back (§3 noOfEMIs). */
async function instalmentsOf(send: Send): Promise<number | undefined> {
  const reply = await send(dashboardCall, { body: dashboardBody });
  if (reply.kind !== 'answered') return undefined;
  return reply.body.productId === payday ? 1 : (reply.body.noOfEMIs ?? undefined);
}

/** The APR that the figures of the approval make; nothing until it is known, and where it cannot be known. */
export function useApr(approval: Approval | undefined): number | undefined {
  const send = useSend();
  const isPayday = useFacts().productId === payday;
  const { reading } = useRead(async () => (isPayday ? 1 : instalmentsOf(send)));
  const instalments = isPayday ? 1 : reading.is === 'read' && reading.value;
  if (!approval || !instalments) return undefined;
  const { finalAmount: net, repayAmount: repay, tenure: tenureDays } = approval;
  return aprPercent({ net, repay, tenureDays, instalments });
}
