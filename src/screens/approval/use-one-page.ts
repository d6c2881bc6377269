import { useSend } from '#api/send.ts';
import { onePage } from '#contract/application.ts';
import { shared } from '#engine/decisions/shared.ts';
import { useRead } from '#screens/kyc/use-read.ts';
import { useSession } from '#session/session-context.ts';
import { useRun } from '#steps/run-context.ts';

/** §3 "User details response": what the lender knows of a repeat customer. */
export function useOnePage() {
  const send = useSend();
  const session = useSession();
  const { answer } = useRun();
  return useRead(async () => {
    const reply = await send(onePage, { path: { leadId: session.facts().leadID ?? 0 } });
    if (reply.kind === 'answered') return reply.body.data;
    await answer(shared, reply);
    return undefined;
  });
}
