import { useEffect } from 'react';
import { homeAfterMs } from '#engine/delays.ts';
import { go } from '#engine/outcome.ts';
import { useArrival } from '#steps/arrival.ts';
import { useJourney } from '#steps/journey-context.ts';
import { useRun } from '#steps/run-context.ts';
import { FullWait } from '#ui/spinner.tsx';
import { messagesOf } from './messages.ts';
import { standingOf, standingWords } from './standing.ts';
import { useDashboard } from './use-dashboard.ts';

const title = 'Taking you home';

/** decisions.md §3: the transitional screen; it says where the application stands, and goes on to /home. */
export function Dashboard() {
  const heading = useArrival(title);
  const { dashboard } = useDashboard();
  const journey = useJourney();
  const { run } = useRun();
  useEffect(() => void run(go('/home', { afterMs: homeAfterMs })), [run]);
  const standing = dashboard && standingOf(dashboard, journey);
  const [message] = dashboard ? messagesOf(dashboard) : [];
  return <FullWait ref={heading} title={title} text={standing ? standingWords(standing) : message} />;
}
