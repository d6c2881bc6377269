import { lazy, Suspense, useEffect, useState } from 'react';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { useFacts } from '#session/session-context.ts';
import { useIsCovered } from '#ui/layers/open-layers.ts';
import { isFeedbackDue, noteFeedbackShown } from './feedback-due.ts';

const FeedbackSheet = lazy(async () => ({ default: (await import('./feedback-sheet.tsx')).FeedbackSheet }));

/** §2 "/home": a feedback drawer may appear. */
export function Feedback({ dashboard }: { dashboard: Dashboard }) {
  const { customerID } = useFacts();
  const [open, setOpen] = useState(false);
  const isCovered = useIsCovered();
  useEffect(() => {
    // Not over an error that is still being told: it is read first.
    if (isCovered || !isFeedbackDue(dashboard, customerID)) return;
    noteFeedbackShown(customerID);
    setOpen(true);
  }, [dashboard, customerID, isCovered]);
  const close = () => setOpen(false);
  const leadID = dashboard.lead?.leadID;
  return <Suspense>{open && leadID && <FeedbackSheet leadID={leadID} onClose={close} />}</Suspense>;
}
