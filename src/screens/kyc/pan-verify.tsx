import { Navigate } from '@tanstack/react-router';
import { useSend } from '#api/send.ts';
import type { PanDetails } from '#contract/kyc.ts';
import { panConfirmation } from '#contract/kyc.ts';
import { screenBack } from '#engine/back.ts';
import { panConfirmed } from '#engine/decisions/pan.ts';
import { go } from '#engine/outcome.ts';
import { panRows } from '#engine/pan-rows.ts';
import { useFacts } from '#session/session-context.ts';
import { useOnce } from '#steps/once.ts';
import { useRun } from '#steps/run-context.ts';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { Button, ButtonPair } from '#ui/button.tsx';
import { Rows } from '#ui/rows.tsx';
import { useSay } from '#ui/say.ts';

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
      route="/pan-verify"
      section={say('Personal Information')}
      back={screenBack['/pan-verify']}
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
