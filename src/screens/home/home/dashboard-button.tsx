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
  /** The dashboard is from an earlier read: its step may be done by now. */
  readonly isOld: boolean;
};

/** The button of either card, where the dashboard has one. */
export function DashboardButton({ dashboard, isOld, ...appearance }: DashboardButtonProps) {
  const t = useTranslate();
  const { session, isRoute, settings } = useServices();
  const { busy, execute } = useFlow(undefined);
  const label = buttonLabel(dashboard);
  if (!label) return null;
  // Without a step, the button requests the next step from the server.
  const known = isOld ? { ...dashboard, step: undefined } : dashboard;
  return (
    <Button
      {...appearance}
      data-event={home.events[opensPayment(dashboard) ? 'repay_loan' : 'continue']}
      disabled={dashboard.buttonEnable === false}
      busy={busy}
      onClick={() => execute(pressButton(known, session.facts(), isRoute, settings.repaymentUrl))}
    >
      {translateMessage(label, t)}
    </Button>
  );
}
