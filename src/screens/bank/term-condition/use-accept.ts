import { useState } from 'react';
import { acceptKeyFacts } from '#contract/bank.ts';
import { keyFactsAccepted } from '#engine/decisions/key-facts.ts';
import { keepDigits } from '#engine/typing.ts';
import { useOnce } from '#screen/once.ts';
import { useRun } from '#screen/run-context.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';

const keepCode = keepDigits(6);

/** §4 "KFS": accepting it, with a one-time code where the lender asks for one. */
export function useAccept() {
  const send = useLeadSend();
  const { answer } = useRun();
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const clear = () => {
    setCode('');
    setError(undefined);
  };
  const type = (typed: string) => {
    setCode(keepCode(typed));
    setError(undefined);
  };
  const [busy, accept] = useOnce(async (otp?: string) => {
    setError(undefined);
    const reply = await send(acceptKeyFacts, (leadId) => ({ body: { leadId, ...(otp && { otp }) } }));
    let stands = reply.kind === 'offline' || reply.kind === 'invalidResponse';
    const ended = await answer(keyFactsAccepted, reply, {
      show: () => {
        clear();
        setAsking(true);
        stands = true;
      },
      // The lender looked at these digits: what comes next are others.
      fieldError: (_field, message) => {
        setCode('');
        setError(message);
        setAsking(true);
        stands = true;
      },
    });
    // Refused for good, by an alert: the code is spent, and Continue asks for another.
    if (ended === 'stayed' && !stands) {
      clear();
      setAsking(false);
    }
    return ended;
  });
  const cancel = () => {
    clear();
    setAsking(false);
  };
  return { asking, code, error, busy, type, cancel, accept: () => accept(), submit: () => accept(code) };
}
