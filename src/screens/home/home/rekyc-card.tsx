import { RekycActions } from '#screen/rekyc-actions.tsx';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import { readRekyc, rekycActions } from './flow.ts';

/** §12: the re-KYC messages with their two actions, when `isKycFailure` is true. */
export function RekycCard() {
  const t = useTranslate();
  const { body, failed, reading, again } = useScreenRead(...readRekyc);
  const { msg1, msg2, isLinkedDone } = body?.data ?? {};
  return (
    <Card as="section">
      <Stack>
        <Heading>{t('Your PAN and Aadhaar are not linked')}</Heading>
        {reading && <SkeletonScreen label={t('Reading what is missing')} heights={[16, 52]} />}
        {failed && !reading && (
          <>
            <Text tone="danger">{t('We could not read what is missing.')}</Text>
            <Button variant="secondary" onClick={again}>
              {t('Try again')}
            </Button>
          </>
        )}
        {body && !failed && !reading && (
          <>
            {msg1 && <Text tone="strong">{msg1}</Text>}
            {msg2 && <Text>{msg2}</Text>}
            <RekycActions actions={rekycActions} isLinkedDone={isLinkedDone ?? false} />
          </>
        )}
      </Stack>
    </Card>
  );
}
