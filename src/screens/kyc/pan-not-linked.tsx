import { screenBack } from '#engine/back.ts';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton, SkeletonScreen } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { RekycActions } from './rekyc-actions.tsx';
import { useRekycMessages } from './rekyc-messages.ts';

export function PanNotLinked() {
  const { reading, again } = useRekycMessages();
  return (
    <ScreenFrame
      route="/pan-not-linked"
      section="Aadhaar"
      back={screenBack['/pan-not-linked']}
      title="Your PAN and Aadhaar are not linked"
      foot={
        reading.is === 'read' ? (
          <RekycActions isLinkedDone={reading.value.isLinkedDone ?? false} />
        ) : (
          reading.is === 'failed' && <Button onClick={again}>Try again</Button>
        )
      }
    >
      {reading.is === 'reading' && (
        <SkeletonScreen label="Loading">
          <Skeleton shape="line" />
          <Skeleton shape="line" width="60%" />
        </SkeletonScreen>
      )}
      {reading.is === 'failed' && <Note tone="danger">We could not read what is missing.</Note>}
      {reading.is === 'read' && (
        <Stack gap={3}>
          {reading.value.msg1 && <Text tone="strong">{reading.value.msg1}</Text>}
          {reading.value.msg2 && <Text>{reading.value.msg2}</Text>}
        </Stack>
      )}
    </ScreenFrame>
  );
}
