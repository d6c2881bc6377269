import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { buttonLabel, dashboardButton } from '#engine/decisions/dashboard.ts';
import { useJourney } from '#screen/journey-context.ts';
import { offer } from '#screen/offer.ts';
import { useOnce } from '#screen/once.ts';
import { useRun } from '#screen/run-context.ts';
import { useFacts } from '#session/session-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StairProgress } from '#ui/progress/stair.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { useLangOf, useSay } from '#ui/say.ts';
import { messagesOf } from './messages.ts';
import { standingOf, standingWords } from './standing.ts';

/** §2 "/home": every status that is not being repaid. */
export function GetCashCard({ dashboard }: { dashboard: Dashboard }) {
  const say = useSay();
  const langOf = useLangOf();
  const facts = useFacts();
  const { run } = useRun();
  const standing = standingOf(dashboard, useJourney(), say);
  const label = buttonLabel(dashboard);
  const [busy, goOn] = useOnce(() => run(dashboardButton(dashboard, facts)));
  return (
    <>
      <Card as="section" tone="deep">
        <Stack>
          <Stack gap={2}>
            <Heading>{say(offer.upTo)}</Heading>
            {messagesOf(dashboard).map((message) => (
              <Text key={message} lang={langOf(message)}>
                {message}
              </Text>
            ))}
            {standing && <Text>{standingWords(standing, say)}</Text>}
          </Stack>
          {standing && <StairProgress percent={standing.percent} label={say('Application progress')} />}
          {label && (
            <Button variant="deep" disabled={dashboard.buttonEnable === false} busy={busy} onClick={goOn}>
              <span lang={langOf(say(label))}>{say(label)}</span>
            </Button>
          )}
        </Stack>
      </Card>
      {standing && (
        <Card as="section">
          <Stack>
            <Heading size="small">{say('Your steps')}</Heading>
            <Stepper items={standing.parts} />
          </Stack>
        </Card>
      )}
    </>
  );
}
