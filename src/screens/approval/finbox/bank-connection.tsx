import type { Route } from '#contract/routes.ts';
import type { Outcome } from '#engine/outcome.ts';
import { go } from '#engine/outcome.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useArrivalOutcome } from '#screen/use-arrival-outcome.ts';
import { WaitScreen } from '#screen/wait-screen.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { FinboxView } from './flow.ts';
import { finbox } from './screen.ts';

interface BankConnectionProps {
  readonly arrival: () => Outcome<FinboxView>;
  /** Those of the screen's record. */
  readonly links: { readonly dashboard: Route };
}

/** §4 "/finbox": a loader, whatever is asked for on arrival, and an error with a button to the dashboard. */
export function BankConnection({ arrival, links }: BankConnectionProps) {
  const t = useTranslate();
  const { view, act } = useArrivalOutcome<FinboxView>(arrival, 'connecting');
  if (view === 'connecting')
    return (
      <WaitScreen
        title={t('Connecting your bank account')}
        text={t('This takes a few seconds. Please keep this page open.')}
      />
    );
  return (
    <ScreenFrame
      screen={finbox}
      icon="bank"
      title={t('Oops! We are unable to fetch your bank account')}
      subtitle={t('Your answers are kept. You can try again from your dashboard.')}
      foot={<Button onClick={() => act(go(links.dashboard, { afterMs: 0 }))}>{t('Go Back')}</Button>}
    />
  );
}
