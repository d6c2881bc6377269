import { useEffect, useRef } from 'react';
import { bankConnect, bankConnectUrl, bankingSurrogate } from '#contract/application.ts';
import type { Reply } from '#contract/reply.ts';
import type { Decision } from '#engine/decision.ts';
import {
  bankConnected,
  bankConnectUrlMade,
  finboxArrival,
  surrogateChecked,
} from '#engine/decisions/bank-connection.ts';
import type { Host } from '#screen/run-context.ts';
import { useRun } from '#screen/run-context.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';

type Query = Readonly<Record<string, unknown>>;

/** §4 "/finbox": carries out what the query asks for, once; `fail` is told when there is nothing to wait for any more. */
export function useBankConnection(query: Query, fail: () => void): void {
  const send = useLeadSend();
  const { run, answer } = useRun();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;

    const views: Readonly<Record<string, () => unknown>> = {
      failed: fail,
      connect: () => connect(0),
      create: async () => {
        const callBackUrl = `${location.origin}/finbox`;
        const reply = await send(bankConnectUrl, (leadID) => ({ body: { leadID, callBackUrl } }));
        return carryOut(bankConnectUrlMade, reply);
      },
      surrogate: async () => {
        const reply = await send(bankingSurrogate, (leadId) => ({ body: { leadId } }));
        return carryOut(surrogateChecked, reply);
      },
    };
    const host: Host = { show: (view) => void views[view]?.() };

    async function connect(retries: number) {
      const reply = await send(bankConnect, (leadID) => ({ body: { entityId: String(query.entity_id), leadID } }));
      return carryOut(bankConnected(retries), reply, { askAgain: () => void connect(retries + 1) });
    }

    /** Without a lead the next step is asked for; if that leads nowhere, nothing is left to wait for here. */
    async function carryOut<Body, Data>(table: Decision<Body, Data>, reply: Reply<Body, Data>, more: Host = {}) {
      const ended = await answer(table, reply, { ...host, ...more });
      if (reply.kind === 'noLead' && ended === 'stayed') fail();
    }

    void run(finboxArrival(query), host);
  });
}
