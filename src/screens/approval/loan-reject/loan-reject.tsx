import { goAtOnce } from '#engine/outcome.ts';
import { msg } from '#languages/message.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useRun } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { Points } from '#ui/content/points.tsx';
import { useTranslate } from '#ui/translate.ts';
import { loanReject } from './screen.ts';

/** §2 "Rejection reasons". */
const reasons = [
  msg('Insufficient credit history'),
  msg('Monthly income not matching criteria'),
  msg('Incorrect documents'),
  msg('Age outside 18 to 58'),
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
        <Button data-event={loanReject.events.continue} onClick={() => run(goAtOnce(loanReject.links.dashboard))}>
          {t('Continue')}
        </Button>
      }
    >
      <Points items={reasons.map((reason) => ({ text: t(reason) }))} />
    </ScreenFrame>
  );
}
