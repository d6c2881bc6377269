import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { indianDay } from '#engine/format.ts';
import { useRun } from '#screen/run-context.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useFacts, useSession } from '#session/session-context.ts';
import { useIsCovered } from '#ui/layers/open-layers.ts';
import { feedbackLastShown, noteFeedbackShown } from './feedback-due.ts';
import type { FeedbackView } from './flow.ts';
import { feedbackDue, sendFeedback } from './flow.ts';

const FeedbackSheet = lazy(async () => ({ default: (await import('./feedback-sheet.tsx')).FeedbackSheet }));

/** §2 "/home": a feedback drawer may appear. */
export function Feedback({ dashboard }: { dashboard: Dashboard }) {
  const { storage } = useSession();
  const { customerID } = useFacts();
  const isCovered = useIsCovered();
  const { now } = useRun();
  const { view, errors, busy, act, show } = useFlow<FeedbackView>('closed');
  const open = useEffectEvent((dashboard: Dashboard, customerID: string) => {
    const today = indianDay(now());
    const lastShown = feedbackLastShown(storage)[customerID];
    const outcome = feedbackDue({ dashboard, lastShown, today });
    if (outcome.kind !== 'show' || outcome.view !== 'drawer') return;
    noteFeedbackShown(storage, customerID, today);
    show('drawer');
  });
  useEffect(() => {
    // Not over an error that is still being shown: it is read first.
    if (!isCovered) open(dashboard, customerID);
  }, [dashboard, customerID, isCovered]);
  const leadID = dashboard.lead?.leadID;
  return (
    <Suspense>
      {view === 'drawer' && leadID && (
        <FeedbackSheet
          busy={busy}
          errors={errors}
          onSend={(given) => act(sendFeedback({ leadID, customerID, ...given }))}
          onClose={() => show('closed')}
        />
      )}
    </Suspense>
  );
}
