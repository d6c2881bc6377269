import { useCallback } from 'react';
import type { Input } from '#api/send.ts';
import { useSend } from '#api/send.ts';
import type { AnswerOf, Call, RefusalOf } from '#contract/call.ts';
import { needsLead } from '#contract/needs-lead.ts';
import type { NoLead, Reply } from '#contract/reply.ts';
import { useSession } from '#session/session-context.ts';

const noLead: NoLead = { kind: 'noLead' };

/**
 * Sends a call about the borrower's lead; `input` gets the number of the lead. A call that needs one is not sent
 * without: its reply is `noLead`, for which every decision asks for the next step, whose answer names the lead.
 */
export function useLeadSend() {
  const send = useSend();
  const session = useSession();
  return useCallback(
    async <C extends Call>(call: C, input: (leadID: number) => Input<C>): Promise<Reply<AnswerOf<C>, RefusalOf<C>>> => {
      const { leadID } = session.facts();
      if (!leadID && needsLead(call)) return noLead;
      // A call that needs no lead does not read the number.
      return send(call, input(leadID ?? 0));
    },
    [send, session],
  );
}
