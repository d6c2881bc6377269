import { type Dashboard, readDashboard } from '#engine/decisions/dashboard.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { useJourneyEntries } from '#screen/journey-context.ts';
import { offer } from '#screen/offer.ts';
import { RekycActions, rekycTitle } from '#screen/rekyc-actions.tsx';
import { useFacts, usePageMessage } from '#screen/services.ts';
import { TabNavigation } from '#screen/tab-navigation.tsx';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { useScreenTitle } from '#screen/use-screen-title.ts';
import { Button } from '#ui/actions/button.tsx';
import { Mark } from '#ui/brand/mark.tsx';
import { Heading, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageMessage } from '#ui/messages/page-message.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { StairProgress } from '#ui/progress/stair.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { type Translate, useTranslate } from '#ui/translate.ts';
import { applicationProgress } from './application-progress.ts';
import { DashboardButton } from './dashboard-button.tsx';
import { Feedback } from './feedback.tsx';
import { messagesOf, readRekyc } from './flow.ts';
import styles from './home.module.css';
import { RepaymentCard } from './repayment-card.tsx';

/** §2 "/home": the first and second name parts, or Welcome if no name. */
function greeting(name: string, t: Translate): string {
  const parts = name.trim().split(/\s+/).slice(0, 2).join(' ');
  return parts ? t('Hi, {name}', { name: parts }) : t('Welcome');
}

export function Home() {
  const t = useTranslate();
  const heading = useScreenTitle(t('Home'));
  const { userName } = useFacts();
  const { body: dashboard, fresh, failed, reading, again } = useScreenRead(...readDashboard);
  // The last message is more exact.
  const note =
    usePageMessage() || (failed && t('We could not read where your application stands. Your answers are kept.'));
  const name = dashboard?.data?.customer_details?.name || userName;
  const bar = (
    <header className={styles.greeting}>
      <Heading as="h1" size="title" ref={heading} tabIndex={-1}>
        {greeting(name, t)}
      </Heading>
      <Mark />
    </header>
  );
  return (
    <Page tone="quiet" bar={bar} tabs={<TabNavigation />}>
      {note && <PageMessage>{failed && dashboard ? `${note} ${t('This is what we read before.')}` : note}</PageMessage>}
      {failed && (
        <Button variant="secondary" busy={reading} onClick={again}>
          {t('Try again')}
        </Button>
      )}
      {!dashboard && !failed && <SkeletonScreen label={t('Loading')} heights={[309, 286]} />}
      {dashboard?.isKycFailure && <RekycCard />}
      {dashboard &&
        (isBeingRepaid(dashboard.lead?.status) ? (
          <RepaymentCard dashboard={dashboard} isOld={!fresh} />
        ) : (
          <GetCashCard dashboard={dashboard} isOld={!fresh} />
        ))}
      {dashboard && <Feedback dashboard={dashboard} isOld={!fresh} />}
    </Page>
  );
}

/** §2 "/home": every status that is not being repaid. */
function GetCashCard({ dashboard, isOld }: { dashboard: Dashboard; isOld: boolean }) {
  const t = useTranslate();
  const progress = applicationProgress(dashboard, useJourneyEntries(), t);
  return (
    <>
      <Card as="section" tone="deep">
        <Stack>
          <Stack gap={2}>
            <Heading>{t(offer.upTo)}</Heading>
            {messagesOf(dashboard).map((message) => (
              <Text key={message}>{message}</Text>
            ))}
            {progress && <Text>{progress.words}</Text>}
            {progress && <StairProgress percent={progress.percent} label={t('Application progress')} />}
          </Stack>
          <DashboardButton dashboard={dashboard} isOld={isOld} variant="deep" />
        </Stack>
      </Card>
      {progress && (
        <Card as="section">
          <Stack>
            <Heading size="small" tone="muted">
              {t('Your steps')}
            </Heading>
            <Stepper items={progress.parts} current={progress.current} />
          </Stack>
        </Card>
      )}
    </>
  );
}

/** §12: the re-KYC messages with their two actions, when `isKycFailure` is true. */
function RekycCard() {
  const t = useTranslate();
  const { body, fresh, failed, reading, again } = useScreenRead(...readRekyc, { onAppear: true });
  const { msg1, msg2, isLinkedDone } = body?.data ?? {};
  return (
    <Card as="section">
      <Stack>
        <Heading>{rekycTitle(isLinkedDone, t)}</Heading>
        {reading && <SkeletonScreen label={t('Reading what is missing')} heights={[48, 48, 116]} />}
        {failed && !reading && (
          <>
            <Text tone="danger" role="alert">
              {t('We could not read what is missing.')}
            </Text>
            <Button variant="secondary" onClick={again}>
              {t('Try again')}
            </Button>
          </>
        )}
        {fresh && (
          <>
            {msg1 && <Text tone="strong">{msg1}</Text>}
            {msg2 && <Text>{msg2}</Text>}
            <RekycActions isLinkedDone={isLinkedDone} />
          </>
        )}
      </Stack>
    </Card>
  );
}
