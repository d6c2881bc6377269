import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { buttonLabel, dashboardButton } from '#engine/decisions/dashboard.ts';
import { offer } from '#screens/login/offer.ts';
import { useFacts } from '#session/session-context.ts';
import { useJourney } from '#steps/journey-context.ts';
import { useOnce } from '#steps/once.ts';
import { useRun } from '#steps/run-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useLangOf, useSay } from '#ui/say.ts';
import { Stack } from '#ui/stack.tsx';
import { StairProgress } from '#ui/stair.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Heading, Text } from '#ui/text.tsx';
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
