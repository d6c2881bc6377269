import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { useJourneyEntries } from '#screen/journey-context.ts';
import { offer } from '#screen/offer.ts';
import { Heading, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StairProgress } from '#ui/progress/stair.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { useTranslate } from '#ui/translate.ts';
import { applicationProgress } from './application-progress.ts';
import { DashboardButton } from './dashboard-button.tsx';
import { messagesOf } from './flow.ts';

interface GetCashCardProps {
  readonly dashboard: Dashboard;
  /** It was read before: the borrower may have gone on since. */
  readonly isOld: boolean;
}

/** §2 "/home": every status that is not being repaid. */
export function GetCashCard({ dashboard, isOld }: GetCashCardProps) {
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
          </Stack>
          {progress && <StairProgress percent={progress.percent} label={t('Application progress')} />}
          <DashboardButton dashboard={dashboard} isOld={isOld} variant="deep" />
        </Stack>
      </Card>
      {progress && (
        <Card as="section">
          <Stack>
            <Heading size="small">{t('Your steps')}</Heading>
            <Stepper items={progress.parts} />
          </Stack>
        </Card>
      )}
    </>
  );
}
