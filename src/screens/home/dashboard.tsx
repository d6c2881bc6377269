import { useEffect } from 'react';
import { homeAfterMs } from '#engine/delays.ts';
import { go } from '#engine/outcome.ts';
import { useArrival } from '#steps/arrival.ts';
import { useJourney } from '#steps/journey-context.ts';
import { useRun } from '#steps/run-context.ts';
import { useSay } from '#ui/say.ts';
import { FullWait } from '#ui/spinner.tsx';
import { messagesOf } from './messages.ts';
import { standingOf, standingWords } from './standing.ts';
import { useDashboard } from './use-dashboard.ts';

/** decisions.md §3: the transitional screen; it says where the application stands, and goes on to /home. */
export function Dashboard() {
  const say = useSay();
  const title = say('Taking you home');
  const heading = useArrival(title);
  const { dashboard } = useDashboard();
  const journey = useJourney();
  const { run } = useRun();
  useEffect(() => void run(go('/home', { afterMs: homeAfterMs })), [run]);
  const standing = dashboard && standingOf(dashboard, journey, say);
  const [message] = dashboard ? messagesOf(dashboard) : [];
  return <FullWait ref={heading} title={title} text={standing ? standingWords(standing, say) : message} />;
}
