import { RekycActions, rekycTitle } from '#screen/rekyc-actions.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Text } from '#ui/content/text.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import { panNotLinked } from './screen.ts';

export function PanNotLinked() {
  const t = useTranslate();
  const { body, fresh, failed, reading, again } = useScreenRead(panNotLinked.reads.messages);
  const { msg1, msg2, isLinkedDone } = body?.data ?? {};
  return (
    <ScreenFrame
      screen={panNotLinked}
      title={rekycTitle(isLinkedDone, t)}
      failure={failed && !reading && t('We could not read what is missing.')}
      again={again}
      // Also while the messages load, so that nothing moves when they arrive.
      foot={<RekycActions isLinkedDone={isLinkedDone} events={panNotLinked.events} />}
    >
      {reading && <SkeletonScreen label={t('Loading')} heights={[16, 16]} />}
      {fresh && (
        <Stack gap={3}>
          {msg1 && <Text tone="strong">{msg1}</Text>}
          {msg2 && <Text>{msg2}</Text>}
        </Stack>
      )}
    </ScreenFrame>
  );
}
