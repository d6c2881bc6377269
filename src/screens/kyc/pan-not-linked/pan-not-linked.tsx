import { RekycActions } from '#screen/rekyc-actions.tsx';
import { useRekycMessages } from '#screen/rekyc-messages.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Text } from '#ui/content/text.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/messages/note.tsx';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useLangOf, useSay } from '#ui/say.ts';
import { panNotLinked } from './screen.ts';

export function PanNotLinked() {
  const say = useSay();
  const langOf = useLangOf();
  const { reading, again } = useRekycMessages();
  const { msg1, msg2 } = reading.is === 'read' ? reading.value : {};
  return (
    <ScreenFrame
      screen={panNotLinked}
      title={say('Your PAN and Aadhaar are not linked')}
      foot={
        reading.is === 'read' ? (
          <RekycActions isLinkedDone={reading.value.isLinkedDone ?? false} />
        ) : (
          reading.is === 'failed' && <Button onClick={again}>{say('Try again')}</Button>
        )
      }
    >
      {reading.is === 'reading' && (
        <SkeletonScreen label={say('Loading')}>
          <Skeleton shape="line" />
          <Skeleton shape="line" width="60%" />
        </SkeletonScreen>
      )}
      {reading.is === 'failed' && <Note tone="danger">{say('We could not read what is missing.')}</Note>}
      {reading.is === 'read' && (
        <Stack gap={3}>
          {msg1 && (
            <Text tone="strong" lang={langOf(msg1)}>
              {msg1}
            </Text>
          )}
          {msg2 && <Text lang={langOf(msg2)}>{msg2}</Text>}
        </Stack>
      )}
    </ScreenFrame>
  );
}
