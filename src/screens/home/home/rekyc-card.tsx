import { RekycActions } from '#screen/rekyc-actions.tsx';
import { useRekycMessages } from '#screen/rekyc-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useLangOf, useSay } from '#ui/say.ts';

/** decisions.md §3: the re-KYC messages with their two actions, when `isKycFailure` is true. */
export function RekycCard() {
  const say = useSay();
  const langOf = useLangOf();
  const { reading, again } = useRekycMessages();
  const { msg1, msg2 } = reading.is === 'read' ? reading.value : {};
  return (
    <Card as="section">
      <Stack>
        <Heading>{say('Your PAN and Aadhaar are not linked')}</Heading>
        {reading.is === 'reading' && (
          <SkeletonScreen label={say('Reading what is missing')}>
            <Skeleton shape="line" />
            <Skeleton shape="box" />
          </SkeletonScreen>
        )}
        {reading.is === 'failed' && (
          <>
            <Text tone="danger">{say('We could not read what is missing.')}</Text>
            <Button variant="second" onClick={again}>
              {say('Try again')}
            </Button>
          </>
        )}
        {reading.is === 'read' && (
          <>
            {msg1 && (
              <Text tone="strong" lang={langOf(msg1)}>
                {msg1}
              </Text>
            )}
            {msg2 && <Text lang={langOf(msg2)}>{msg2}</Text>}
            <RekycActions isLinkedDone={reading.value.isLinkedDone ?? false} />
          </>
        )}
      </Stack>
    </Card>
  );
}
