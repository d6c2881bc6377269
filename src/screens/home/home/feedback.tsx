import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { indianDay } from '#engine/format.ts';
import { useFacts, useServices } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import type { BrowserStorage } from '#session/browser-storage.ts';
import { useIsCovered } from '#ui/ui-state.tsx';
import { FeedbackSheet } from './feedback-sheet.tsx';
import { type FeedbackView, isFeedbackDue, sendFeedback } from './flow.ts';

const dates = z.catch(z.record(z.string(), z.string()), {});

/** §3 "Browser storage keys": customer id to the last date shown; an unreadable entry counts as never. */
function feedbackLastShown(storage: BrowserStorage): Readonly<Record<string, string>> {
  try {
    return dates.parse(JSON.parse(storage.get('feedbackDrawerLastShownDate') ?? '{}'));
  } catch {
    return {};
  }
}

/** §2 "/home": a feedback drawer may appear. */
export function Feedback({ dashboard }: { dashboard: Dashboard }) {
  const { now, session } = useServices();
  const { customerID } = useFacts();
  const isCovered = useIsCovered();
  const { view, errors, busy, act, show } = useFlow<FeedbackView>('closed');
  const openIfDue = useEffectEvent((dashboard: Dashboard, customerID: string) => {
    const today = indianDay(now());
    const lastShown = feedbackLastShown(session.storage);
    if (!isFeedbackDue(dashboard, lastShown[customerID], today)) return;
    session.storage.set('feedbackDrawerLastShownDate', JSON.stringify({ ...lastShown, [customerID]: today }));
    show('drawer');
  });
  useEffect(() => {
    // An open error message comes first.
    if (!isCovered) openIfDue(dashboard, customerID);
  }, [dashboard, customerID, isCovered]);
  const leadID = dashboard.lead?.leadID;
  return (
    view === 'drawer' &&
    leadID && (
      <FeedbackSheet
        busy={busy}
        errors={errors}
        onSend={(feedback) => act(sendFeedback({ leadID, customerID, ...feedback }))}
        onClose={() => show('closed')}
      />
    )
  );
}
