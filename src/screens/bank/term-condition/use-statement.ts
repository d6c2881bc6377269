import { approvalView } from '#contract/application.ts';
import { keyFactStatement } from '#contract/bank.ts';
import { keyFactsRead } from '#engine/decisions/key-facts.ts';
import { useRun } from '#screen/run-context.ts';
import { useApr } from '#screen/use-apr.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';
import { useRead } from '#screen/use-read.ts';
import { sanitise } from './sanitise.ts';
import { statedApr } from './stated-apr.ts';

/** §2 "Key Fact Statement screen": the lender's HTML, and the APR it says. */
export function useStatement() {
  const send = useLeadSend();
  const { answer } = useRun();
  return useRead(async () => {
    const reply = await send(keyFactStatement, (leadId) => ({ query: { leadId } }));
    await answer(keyFactsRead, reply);
    const html = reply.kind === 'answered' ? reply.body.data : '';
    const statement = sanitise(html);
    // Nobody agrees to an empty page.
    return statement.textContent?.trim() ? { html, stated: statedApr(statement) } : undefined;
  });
}

/** The APR by our own arithmetic. What does not come of it is left out: the statement is what is agreed to. */
export function useOwnApr(): number | undefined {
  const send = useLeadSend();
  const { reading } = useRead(async () => {
    const reply = await send(approvalView, (leadID) => ({ body: { leadID } }));
    return reply.kind === 'answered' ? reply.body.data : undefined;
  });
  return useApr(reading.is === 'read' ? reading.value : undefined);
}
