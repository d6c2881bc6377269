import { go } from '#engine/outcome.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useRun } from '#screen/use-run.ts';
import { Button } from '#ui/actions/button.tsx';
import { Points } from '#ui/content/points.tsx';
import { useTranslate } from '#ui/translate.ts';
import { loanReject } from './screen.ts';

/** §2 "Rejection reasons". */
const reasons = [
  'Insufficient credit history',
  'Monthly income not matching criteria',
  'Incorrect documents',
  'Age outside 18 to 58',
];

export function LoanReject() {
  const t = useTranslate();
  const { run } = useRun();
  return (
    <ScreenFrame
      screen={loanReject}
      icon="info"
      title={t("We can't offer you a loan right now")}
      subtitle={t('It can be for one of these reasons:')}
      foot={
        <Button
          data-event={loanReject.events.continue}
          onClick={() => run(go(loanReject.links.dashboard, { afterMs: 0 }))}
        >
          {t('Continue')}
        </Button>
      }
    >
      <Points items={reasons.map((text) => ({ text: t(text) }))} />
    </ScreenFrame>
  );
}
