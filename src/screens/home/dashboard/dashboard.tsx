import { useJourneyEntries } from '#screen/journey-context.ts';
import { WaitScreen } from '#screen/screen-frame.tsx';
import { useRedirect } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { applicationProgress } from '#screens/home/home/application-progress.ts';
import { messagesOf } from '#screens/home/home/flow.ts';
import { useTranslate } from '#ui/translate.ts';
import { readProgress } from './flow.ts';
import { dashboard } from './screen.ts';

/** §12: the transitional screen; it shows the progress and redirects to /home. */
export function Dashboard() {
  const t = useTranslate();
  // What was read before may name a step that is done now.
  const { fresh } = useScreenRead(...readProgress);
  const journey = useJourneyEntries();
  useRedirect(dashboard.redirect);
  const progress = fresh && applicationProgress(fresh, journey, t);
  const [message] = fresh ? messagesOf(fresh) : [];
  return <WaitScreen title={t('Taking you home')} text={progress?.words ?? message} />;
}
