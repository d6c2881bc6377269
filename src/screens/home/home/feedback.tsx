import type { ComponentProps, ComponentType } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { indianDay } from '#engine/format.ts';
import { useFacts, useServices } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import type { BrowserStorage } from '#session/browser-storage.ts';
import { useIsCovered } from '#ui/ui-state.tsx';
import type { FeedbackView } from './flow.ts';
import { feedbackDue, sendFeedback } from './flow.ts';

const dates = z.catch(z.record(z.string(), z.string()), {});

/** §3 "Browser storage keys": customer id to the last date shown; an unreadable entry counts as never. */
function feedbackLastShown(storage: BrowserStorage): Readonly<Record<string, string>> {
  try {
    return dates.parse(JSON.parse(storage.get('feedbackDrawerLastShownDate') ?? '{}'));
  } catch {
    return {};
  }
}

/** Records that the drawer was shown today. */
function noteFeedbackShown(storage: BrowserStorage, customerID: string, today: string): void {
  storage.set('feedbackDrawerLastShownDate', JSON.stringify({ ...feedbackLastShown(storage), [customerID]: today }));
}

const fetchFeedbackSheet = async () => (await import('./feedback-sheet.tsx')).FeedbackSheet;

type Sheet = ComponentType<ComponentProps<Awaited<ReturnType<typeof fetchFeedbackSheet>>>>;

interface FeedbackProps {
  readonly dashboard: Dashboard;
  readonly fetchSheet?: () => Promise<Sheet>;
}

/** §2 "/home": a feedback drawer may appear. If its code does not load, the next dashboard fetches it again. */
export function Feedback({ dashboard, fetchSheet = fetchFeedbackSheet }: FeedbackProps) {
  const { now, session } = useServices();
  const { storage } = session;
  const { customerID } = useFacts();
  const isCovered = useIsCovered();
  const { view, errors, busy, act, show } = useFlow<FeedbackView>('closed');
  const [FeedbackSheet, setFeedbackSheet] = useState<Sheet>();
  const isDue = useEffectEvent((dashboard: Dashboard, customerID: string) => {
    const lastShown = feedbackLastShown(storage)[customerID];
    const outcome = feedbackDue({ dashboard, lastShown, today: indianDay(now()) });
    return outcome.kind === 'show' && outcome.view === 'drawer';
  });
  const open = useEffectEvent((sheet: Sheet) => {
    setFeedbackSheet(() => sheet);
    noteFeedbackShown(storage, customerID, indianDay(now()));
    show('drawer');
  });
  useEffect(() => {
    // An open error message comes first.
    if (isCovered || !isDue(dashboard, customerID)) return;
    let isCurrent = true;
    fetchSheet().then(
      (sheet) => isCurrent && open(sheet),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [dashboard, customerID, isCovered, fetchSheet]);
  const leadID = dashboard.lead?.leadID;
  return (
    view === 'drawer' &&
    FeedbackSheet &&
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
