import { Navigate } from '@tanstack/react-router';
import { panRows } from '#engine/confirm-rows.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#screen/services.ts';
import { useFlow, useRun } from '#screen/use-flow.ts';
import { Button, ButtonPair } from '#ui/actions/button.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { useTranslation } from '#ui/translate.ts';
import { anotherPan, confirmPan } from './flow.ts';
import { panVerify } from './screen.ts';

export function PanVerify() {
  const { t, lang } = useTranslation();
  const { panVerifyData: details } = useFacts();
  const { run } = useRun();
  const { busy, execute } = useFlow(undefined);
  if (!details) return <Navigate to={panVerify.back.to} replace />;
  return (
    <ScreenFrame
      screen={panVerify}
      title={t('Is this you?')}
      subtitle={t('These details came with your PAN.')}
      foot={
        <ButtonPair>
          <Button variant="secondary" data-event={panVerify.events.no} onClick={() => !busy && run(anotherPan)}>
            {t('No')}
          </Button>
          <Button data-event={panVerify.events.yes} busy={busy} onClick={() => execute(confirmPan(details.pan_number))}>
            {t('Yes')}
          </Button>
        </ButtonPair>
      }
    >
      <DescriptionList
        lined
        items={panRows(details, lang).map(({ label, value }) => ({ label: t({ text: label }), value }))}
      />
    </ScreenFrame>
  );
}
