import { Navigate } from '@tanstack/react-router';
import { useSend } from '#api/send.ts';
import type { PanDetails } from '#contract/kyc.ts';
import { panConfirmation } from '#contract/kyc.ts';
import { panConfirmed } from '#engine/decisions/pan.ts';
import { go } from '#engine/outcome.ts';
import { panRows } from '#engine/pan-rows.ts';
import { useOnce } from '#screen/once.ts';
import { useRun } from '#screen/run-context.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#session/session-context.ts';
import { Button, ButtonPair } from '#ui/actions/button.tsx';
import { Rows } from '#ui/content/rows.tsx';
import { useSay } from '#ui/say.ts';
import { panVerify } from './screen.ts';

export function PanVerify() {
  const { panVerifyData } = useFacts();
  if (!panVerifyData) return <Navigate to="/enter-your-pan" replace />;
  return <FoundPan details={panVerifyData} />;
}

function FoundPan({ details }: { details: PanDetails }) {
  const say = useSay();
  const send = useSend();
  const { run, answer } = useRun();
  const [busy, confirm] = useOnce(async () =>
    answer(panConfirmed, await send(panConfirmation, { body: { panNumber: details.pan_number } })),
  );
  return (
    <ScreenFrame
      screen={panVerify}
      title={say('Is this you?')}
      subtitle={say('These details came with your PAN.')}
      foot={
        <ButtonPair>
          <Button variant="second" onClick={() => !busy && run(go('/enter-your-pan', { afterMs: 0 }))}>
            {say('No')}
          </Button>
          <Button busy={busy} onClick={confirm}>
            {say('Yes')}
          </Button>
        </ButtonPair>
      }
    >
      <Rows lined items={panRows(details).map(({ label, value }) => ({ label: say(label), value: say(value) }))} />
    </ScreenFrame>
  );
}
