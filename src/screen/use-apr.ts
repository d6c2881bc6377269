import type { approvalView } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import { productIds } from '#contract/session.ts';
import { aprPercent } from '#engine/apr.ts';
import { readInstalments } from '#engine/decisions/plain-read.ts';
import { useFacts } from './services.ts';
import { useScreenRead } from './use-screen-read.ts';

/** §3 "Approval view". */
export type Approval = AnswerOf<typeof approvalView>['data'];

/**
 * The APR of an approval, in percent; undefined until it is known. The record of the screen has `instalmentsReading` among
 * its reads.
 */
export function useApr(approval: Approval | undefined): number | undefined {
  const isPayday = useFacts().productId === productIds.payday;
  const { body, reading } = useScreenRead(...readInstalments, { enabled: !isPayday });
  const instalments = isPayday || body?.productId === productIds.payday ? 1 : body?.noOfEMIs;
  if (!approval?.tenure || !instalments || reading) return undefined;
  const { finalAmount: net, repayAmount: repay, tenure: tenureDays } = approval;
  return aprPercent({ net, repay, tenureDays, instalments });
}
