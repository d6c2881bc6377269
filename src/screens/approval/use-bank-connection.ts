import { useEffect, useRef } from 'react';
import { useSend } from '#api/send.ts';
import { bankConnect, bankConnectUrl, bankingSurrogate } from '#contract/application.ts';
import {
  bankConnected,
  bankConnectUrlMade,
  finboxArrival,
  surrogateChecked,
} from '#engine/decisions/bank-connection.ts';
import { useSession } from '#session/session-context.ts';
import type { Host } from '#steps/run-context.ts';
import { useRun } from '#steps/run-context.ts';

type Query = Readonly<Record<string, unknown>>;

/** §4 "/finbox": carries out what the query asks for, once; `fail` is told when there is nothing to wait for any more. */
export function useBankConnection(query: Query, fail: () => void): void {
  const send = useSend();
  const session = useSession();
  const { run, answer } = useRun();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const leadID = session.facts().leadID ?? 0;

    const views: Readonly<Record<string, () => unknown>> = {
      failed: fail,
      connect: () => connect(0),
      create: async () => {
        const body = { leadID, callBackUrl: `${location.origin}/finbox` };
        return answer(bankConnectUrlMade, await send(bankConnectUrl, { body }), host);
      },
      surrogate: async () => answer(surrogateChecked, await send(bankingSurrogate, { body: { leadId: leadID } }), host),
    };
    const host: Host = { show: (view) => void views[view]?.() };

    async function connect(retries: number) {
      const reply = await send(bankConnect, { body: { entityId: String(query.entity_id), leadID } });
      return answer(bankConnected(retries), reply, { ...host, askAgain: () => void connect(retries + 1) });
    }

    void run(finboxArrival(query), host);
  });
}
