import { readDashboard } from '#engine/decisions/dashboard.ts';
import { useArrival } from '#screen/arrival.ts';
import { useJourney } from '#screen/journey-context.ts';
import { useRedirect } from '#screen/use-redirect.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { applicationProgress, progressWords } from '#screens/home/home/application-progress.ts';
import { messagesOf } from '#screens/home/home/messages.ts';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useTranslate } from '#ui/translate.ts';
import { dashboard } from './screen.ts';

/** §12: the transitional screen; it says where the application is, and goes on to /home. */
export function Dashboard() {
  const t = useTranslate();
  const title = t('Taking you home');
  const heading = useArrival(title);
  const { body } = useScreenRead(...readDashboard);
  const journey = useJourney();
  useRedirect(dashboard.redirect);
  const progress = body && applicationProgress(body, journey, t);
  const [message] = body ? messagesOf(body) : [];
  return <FullWait ref={heading} title={title} text={progress ? progressWords(progress, t) : message} />;
}
