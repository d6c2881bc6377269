import { approvalView } from '#contract/application.ts';
import { approvalRead } from '#engine/decisions/approval.ts';
import { useRun } from '#screen/run-context.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';
import { useRead } from '#screen/use-read.ts';

/** §3 "Approval view". */
export function useApproval() {
  const send = useLeadSend();
  const { answer } = useRun();
  return useRead(async () => {
    const reply = await send(approvalView, (leadID) => ({ body: { leadID } }));
    await answer(approvalRead, reply);
    return reply.kind === 'answered' ? reply.body.data : undefined;
  });
}
