import { RekycActions } from '#screens/kyc/rekyc-actions.tsx';
import { useRekycMessages } from '#screens/kyc/rekyc-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton, SkeletonScreen } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Heading, Text } from '#ui/text.tsx';

/** decisions.md §3: the re-KYC messages with their two actions, when `isKycFailure` is true. */
export function RekycCard() {
  const { reading, again } = useRekycMessages();
  return (
    <Card as="section">
      <Stack>
        <Heading>Your PAN and Aadhaar are not linked</Heading>
        {reading.is === 'reading' && (
          <SkeletonScreen label="Reading what is missing">
            <Skeleton shape="line" />
            <Skeleton shape="box" />
          </SkeletonScreen>
        )}
        {reading.is === 'failed' && (
          <>
            <Text tone="danger">We could not read what is missing.</Text>
            <Button variant="second" onClick={again}>
              Try again
            </Button>
          </>
        )}
        {reading.is === 'read' && (
          <>
            {reading.value.msg1 && <Text tone="strong">{reading.value.msg1}</Text>}
            {reading.value.msg2 && <Text>{reading.value.msg2}</Text>}
            <RekycActions isLinkedDone={reading.value.isLinkedDone ?? false} />
          </>
        )}
      </Stack>
    </Card>
  );
}
