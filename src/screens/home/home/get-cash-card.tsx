import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { useJourneyEntries } from '#screen/journey-context.ts';
import { offer } from '#screen/offer.ts';
import { useFacts } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useRun } from '#screen/use-run.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StairProgress } from '#ui/progress/stair.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import { applicationProgress, progressWords } from './application-progress.ts';
import { buttonLabel, dashboardButton, messagesOf } from './flow.ts';
import { home } from './screen.ts';

/** §2 "/home": every status that is not being repaid. */
export function GetCashCard({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslate();
  const facts = useFacts();
  const progress = applicationProgress(dashboard, useJourneyEntries(), t);
  const button = buttonLabel(dashboard);
  const label = button && translateMessage(button, t);
  const { isRoute } = useRun();
  const { busy, act } = useFlow(undefined);
  return (
    <>
      <Card as="section" tone="deep">
        <Stack>
          <Stack gap={2}>
            <Heading>{t(offer.upTo)}</Heading>
            {messagesOf(dashboard).map((message) => (
              <Text key={message}>{message}</Text>
            ))}
            {progress && <Text>{progressWords(progress, t)}</Text>}
          </Stack>
          {progress && <StairProgress percent={progress.percent} label={t('Application progress')} />}
          {label && (
            <Button
              variant="deep"
              data-event={home.events.continue}
              disabled={dashboard.buttonEnable === false}
              busy={busy}
              onClick={() => act(dashboardButton(dashboard, facts, { isRoute }))}
            >
              {label}
            </Button>
          )}
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
