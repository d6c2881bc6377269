import { useSearch } from '@tanstack/react-router';
import { goAtOnce, type Outcome } from '#engine/outcome.ts';
import { ScreenFrame, WaitScreen } from '#screen/screen-frame.tsx';
import { useInitialOutcome } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTranslate } from '#ui/translate.ts';
import { type FinboxView, finboxArrival, makeUrl } from './flow.ts';
import { finbox } from './screen.ts';

/** §4 "/finbox": a loader, and an error with a button to the dashboard. A call that failed can be made again. */
function BankConnection({ outcome }: { outcome: () => Outcome<FinboxView> }) {
  const t = useTranslate();
  const { view, busy, execute } = useInitialOutcome<FinboxView>('connecting', outcome);
  if (view === 'connecting')
    return (
      <WaitScreen
        title={t('Connecting your bank account')}
        text={t('This takes a few seconds. Please keep this page open.')}
      />
    );
  const canRetry = outcome().kind === 'call';
  return (
    <ScreenFrame
      screen={finbox}
      icon="bank"
      title={t('Oops! We are unable to fetch your bank account')}
      subtitle={t('Your answers are kept. You can try again from your dashboard.')}
      foot={
        <>
          <Button
            variant={canRetry ? 'secondary' : 'primary'}
            onClick={() => execute(goAtOnce(finbox.links.dashboard))}
          >
            {t('Go Back')}
          </Button>
          {canRetry && (
            <Button busy={busy} onClick={() => execute(outcome())}>
              {t('Try again')}
            </Button>
          )}
        </>
      }
    />
  );
}

export function Finbox() {
  const query = useSearch({ strict: false });
  // Another address of this screen, such as that of the next step after a refused statement, starts again.
  return <BankConnection key={JSON.stringify(query)} outcome={() => finboxArrival(query)} />;
}

/** §2 "/finbox-create": the same screen, which always requests a new address. */
export function FinboxCreate() {
  return <BankConnection outcome={() => makeUrl} />;
}
