import { readDashboard } from '#engine/decisions/dashboard.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { useArrival } from '#screen/arrival.ts';
import { usePageMessage } from '#screen/page-message.ts';
import { TabNavigation } from '#screen/tab-navigation.tsx';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { useFacts } from '#session/session-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Greeting } from '#ui/brand/greeting.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Note } from '#ui/messages/note.tsx';
import { PageMessage } from '#ui/messages/toast.tsx';
import { type Translate, useTranslate } from '#ui/translate.ts';
import { Feedback } from './feedback.tsx';
import { GetCashCard } from './get-cash-card.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { RekycCard } from './rekyc-card.tsx';
import { RepaymentCard } from './repayment-card.tsx';
import { home } from './screen.ts';

/** §2 "/home": the first and second name parts, or Welcome if no name. */
function greeting(name: string, t: Translate): string {
  const parts = name.trim().split(/\s+/).slice(0, 2).join(' ');
  return t(parts ? `Hi, ${parts}` : 'Welcome');
}

export function Home() {
  const t = useTranslate();
  const heading = useArrival(t('Home'));
  const { userName } = useFacts();
  const { body: dashboard, failed, reading, again } = useScreenRead(...readDashboard);
  const quiet = usePageMessage();
  const name = dashboard?.data?.customer_details?.name || userName;
  return (
    <Page
      tone="quiet"
      busy={reading}
      bar={<Greeting ref={heading}>{greeting(name, t)}</Greeting>}
      tabs={<TabNavigation links={home.links} />}
    >
      {failed && <NotRead isOld={dashboard !== undefined} reading={reading} onTry={again} />}
      {quiet && !failed && <PageMessage>{quiet}</PageMessage>}
      {!dashboard && !failed && <HomeSkeleton />}
      {dashboard?.isKycFailure && <RekycCard />}
      {dashboard &&
        (isBeingRepaid(dashboard.lead?.status) ? (
          <RepaymentCard dashboard={dashboard} />
        ) : (
          <GetCashCard dashboard={dashboard} />
        ))}
      {dashboard && <Feedback dashboard={dashboard} />}
    </Page>
  );
}

interface NotReadProps {
  /** What was read before still stands below. */
  readonly isOld: boolean;
  readonly reading: boolean;
  onTry(): void;
}

function NotRead({ isOld, reading, onTry }: NotReadProps) {
  const t = useTranslate();
  return (
    <>
      <Note tone="danger" role="status">
        {t('We could not read where your application stands. Your answers are kept.')}
        {isOld && ` ${t('This is what we read before.')}`}
      </Note>
      <Button variant="second" busy={reading} onClick={onTry}>
        {t('Try again')}
      </Button>
    </>
  );
}
