import { readDashboard } from '#engine/decisions/dashboard.ts';
import { useJourneyEntries } from '#screen/journey-context.ts';
import { WaitScreen } from '#screen/screen-frame.tsx';
import { useRedirect } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { applicationProgress } from '#screens/home/home/application-progress.ts';
import { messagesOf } from '#screens/home/home/flow.ts';
import { useTranslate } from '#ui/translate.ts';
import { dashboard } from './screen.ts';

/** §12: the transitional screen; it shows the progress and redirects to /home. */
export function Dashboard() {
  const t = useTranslate();
  const { body } = useScreenRead(...readDashboard);
  const journey = useJourneyEntries();
  useRedirect(dashboard.redirect);
  const progress = body && applicationProgress(body, journey, t);
  const [message] = body ? messagesOf(body) : [];
  return <WaitScreen title={t('Taking you home')} text={progress?.words ?? message} />;
}
