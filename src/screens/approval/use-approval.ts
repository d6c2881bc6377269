import { useSend } from '#api/send.ts';
import { approvalView } from '#contract/application.ts';
import { approvalRead } from '#engine/decisions/approval.ts';
import { useRead } from '#screens/kyc/use-read.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import { useRun } from '#steps/run-context.ts';

/** The lead whose approval was reported: coming back to the screen must not count a second conversion. */
const reported = new WeakMap<Session, number>();

/** §3 "Approval view". The approval's pixel and event fire with the first reading. */
export function useApproval() {
  const send = useSend();
  const session = useSession();
  const { answer } = useRun();
  return useRead(async () => {
    const leadID = session.facts().leadID ?? 0;
    const reply = await send(approvalView, { body: { leadID } });
    const read = reply.kind === 'answered' ? reply.body.data : undefined;
    if (read && reported.get(session) === leadID) return read;
    if (read) reported.set(session, leadID);
    await answer(approvalRead, reply);
    return read;
  });
}
