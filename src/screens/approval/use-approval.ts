import { useSend } from '#api/send.ts';
import { approvalView } from '#contract/application.ts';
import { approvalRead } from '#engine/decisions/approval.ts';
import { useRead } from '#screens/kyc/use-read.ts';
import { useSession } from '#session/session-context.ts';
import { useRun } from '#steps/run-context.ts';

/** §3 "Approval view". */
export function useApproval() {
  const send = useSend();
  const session = useSession();
  const { answer } = useRun();
  return useRead(async () => {
    const leadID = session.facts().leadID ?? 0;
    const reply = await send(approvalView, { body: { leadID } });
    await answer(approvalRead, reply);
    return reply.kind === 'answered' ? reply.body.data : undefined;
  });
}
