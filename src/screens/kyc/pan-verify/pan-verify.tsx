import { Navigate } from '@tanstack/react-router';
import type { PanDetails } from '#contract/kyc.ts';
import { panRows } from '#engine/confirm-rows.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useRun } from '#screen/use-run.ts';
import { Button, ButtonPair } from '#ui/actions/button.tsx';
import { Rows } from '#ui/content/rows.tsx';
import { useTranslate } from '#ui/translate.ts';
import { anotherPan, confirmPan } from './flow.ts';
import { panVerify } from './screen.ts';

export function PanVerify() {
  const { panVerifyData } = useFacts();
  if (!panVerifyData) return <Navigate to={panVerify.back.to} replace />;
  return <FoundPan details={panVerifyData} />;
}

function FoundPan({ details }: { details: PanDetails }) {
  const t = useTranslate();
  const { run } = useRun();
  const { busy, act } = useFlow(undefined);
  return (
    <ScreenFrame
      screen={panVerify}
      title={t('Is this you?')}
      subtitle={t('These details came with your PAN.')}
      foot={
        <ButtonPair>
          <Button variant="second" data-event={panVerify.events.no} onClick={() => !busy && run(anotherPan)}>
            {t('No')}
          </Button>
          <Button data-event={panVerify.events.yes} busy={busy} onClick={() => act(confirmPan(details.pan_number))}>
            {t('Yes')}
          </Button>
        </ButtonPair>
      }
    >
      <Rows lined items={panRows(details).map(({ label, value }) => ({ label: t(label), value: t(value) }))} />
    </ScreenFrame>
  );
}
