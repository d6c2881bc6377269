import type { ComponentProps } from 'react';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { useServices } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import { buttonLabel, opensPayment, pressButton } from './flow.ts';
import { home } from './screen.ts';

type DashboardButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly dashboard: Dashboard;
  /** It was read before: its step may be done since. */
  readonly isOld: boolean;
};

/** The button of either card, where the dashboard has one. */
export function DashboardButton({ dashboard, isOld, ...appearance }: DashboardButtonProps) {
  const t = useTranslate();
  const { session, isRoute, settings } = useServices();
  const { busy, act } = useFlow(undefined);
  const label = buttonLabel(dashboard);
  if (!label) return null;
  // Without a step the server is asked for the next one.
  const known = isOld ? { ...dashboard, step: undefined } : dashboard;
  return (
    <Button
      {...appearance}
      data-event={home.events[opensPayment(dashboard) ? 'repay_loan' : 'continue']}
      disabled={dashboard.buttonEnable === false}
      busy={busy}
      onClick={() => act(pressButton(known, session.facts(), isRoute, settings.repaymentUrl))}
    >
      {translateMessage(label, t)}
    </Button>
  );
}
