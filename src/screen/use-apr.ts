import type { approvalView } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import { productIds } from '#contract/session.ts';
import { aprPercent } from '#engine/apr.ts';
import { readInstalments } from '#engine/decisions/read.ts';
import { useFacts } from '#session/session-context.ts';
import { useScreenRead } from './use-screen-read.ts';

/** §3 "Approval view". */
export type Approval = AnswerOf<typeof approvalView>['data'];

/**
 * The APR that the figures of the approval make; nothing until it is known, and where it cannot be known. The screen's
 * record has `instalmentsReading` among its reads.
 */
export function useApr(approval: Approval | undefined): number | undefined {
  const isPayday = useFacts().productId === productIds.payday;
  const { body, reading } = useScreenRead(...readInstalments, { enabled: !isPayday });
  const instalments = isPayday || body?.productId === productIds.payday ? 1 : body?.noOfEMIs;
  if (!approval || !instalments || reading) return undefined;
  const { finalAmount: net, repayAmount: repay, tenure: tenureDays } = approval;
  return aprPercent({ net, repay, tenureDays, instalments });
}
