import { useEffect } from 'react';
import { homeAfterMs } from '#engine/delays.ts';
import { go } from '#engine/outcome.ts';
import { useArrival } from '#screen/arrival.ts';
import { useJourney } from '#screen/journey-context.ts';
import { useRun } from '#screen/run-context.ts';
import { useDashboard } from '#screen/use-dashboard.ts';
import { messagesOf } from '#screens/home/home/messages.ts';
import { standingOf, standingWords } from '#screens/home/home/standing.ts';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useSay } from '#ui/say.ts';

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
