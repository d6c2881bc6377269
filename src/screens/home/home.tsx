import { isBeingRepaid } from '#engine/lead.ts';
import { useFacts } from '#session/session-context.ts';
import { useArrival } from '#steps/arrival.ts';
import { useQuiet } from '#steps/quiet-context.ts';
import { Button } from '#ui/button.tsx';
import { Greeting } from '#ui/greeting.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { QuietAlert } from '#ui/quiet-alert.tsx';
import { type Say, useSay } from '#ui/say.ts';
import { Feedback } from './feedback.tsx';
import { GetCashCard } from './get-cash-card.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { RekycCard } from './rekyc-card.tsx';
import { RepaymentCard } from './repayment-card.tsx';
import { TabNavigation } from './tab-navigation.tsx';
import { useDashboard } from './use-dashboard.ts';

/** §2 "/home": the first and second name parts, or Welcome if no name. */
function greeting(name: string, say: Say): string {
  const parts = name.trim().split(/\s+/).slice(0, 2).join(' ');
  return say(parts ? `Hi, ${parts}` : 'Welcome');
}

export function Home() {
  const say = useSay();
  const heading = useArrival(say('Home'));
  const { userName } = useFacts();
  const { dashboard, failed, reading, readAgain } = useDashboard();
  const quiet = useQuiet();
  const name = dashboard?.data?.customer_details?.name || userName;
  return (
    <Page
      tone="quiet"
      busy={reading}
      bar={<Greeting ref={heading}>{greeting(name, say)}</Greeting>}
      tabs={<TabNavigation />}
    >
      {failed && <NotRead isOld={dashboard !== undefined} reading={reading} onTry={() => void readAgain()} />}
      {quiet && !failed && <QuietAlert>{quiet}</QuietAlert>}
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
  const say = useSay();
  return (
    <>
      <Note tone="danger" role="status">
        {say('We could not read where your application stands. Your answers are kept.')}
        {isOld && ` ${say('This is what we read before.')}`}
      </Note>
      <Button variant="second" busy={reading} onClick={onTry}>
        {say('Try again')}
      </Button>
    </>
  );
}
