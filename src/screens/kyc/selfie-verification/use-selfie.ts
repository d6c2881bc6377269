import { useRef } from 'react';
import { selfieLiveness, verifySelfie } from '#contract/kyc.ts';
import { livenessChecked, selfieVerified } from '#engine/decisions/selfie.ts';
import { nextStep } from '#engine/outcome.ts';
import type { NavigationResult } from '#screen/run-context.ts';
import { useRun } from '#screen/run-context.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';

/** decisions.md §4: liveness first, then the same image to be verified. `again` is asked for after a first refusal. */
export function useSelfie(again: () => void) {
  const send = useLeadSend();
  const { run, answer } = useRun();
  const verified = useRef(false);
  return async function submit(image: File): Promise<NavigationResult> {
    // A verified image is not sent twice: only the next step is missing.
    if (verified.current) return run(nextStep);
    let live = false;
    const host = {
      show(view: string) {
        live = view === 'verify';
        if (view === 'capture') again();
      },
    };
    const input = (leadID: number) => ({ body: { image, leadID } });
    const ended = await answer(livenessChecked, await send(selfieLiveness, input), host);
    if (!live) return ended;
    const reply = await send(verifySelfie, input);
    verified.current = reply.kind === 'answered';
    return answer(selfieVerified, reply, host);
  };
}
