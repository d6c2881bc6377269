import { useSend } from '#api/send.ts';
import { selfieLiveness, verifySelfie } from '#contract/kyc.ts';
import { livenessChecked, selfieVerified } from '#engine/decisions/selfie.ts';
import { useSession } from '#session/session-context.ts';
import { useRun } from '#steps/run-context.ts';

/** decisions.md §4: liveness first, then the same image to be verified. `again` is asked for after a first refusal. */
export function useSelfie(again: () => void) {
  const send = useSend();
  const session = useSession();
  const { answer } = useRun();
  return async function submit(image: File) {
    const body = { image, leadID: session.facts().leadID ?? 0 };
    let live = false;
    const host = {
      show(view: string) {
        live = view === 'verify';
        if (view === 'capture') again();
      },
    };
    const ended = await answer(livenessChecked, await send(selfieLiveness, { body }), host);
    return live ? answer(selfieVerified, await send(verifySelfie, { body }), host) : ended;
  };
}
