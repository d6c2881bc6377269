import { useState } from 'react';
import { linkPanWithAadhaar, verifyAgain } from '#engine/decisions/aadhaar.ts';
import type { ButtonEvent } from '#engine/events.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { type Translate, useTranslate } from '#ui/translate.ts';
import { useServices } from './services.ts';
import { useFlow } from './use-flow.ts';

interface RekycActionsProps {
  readonly isLinkedDone: boolean | null | undefined;
  /** Undefined where they are not reported. */
  readonly events?: Readonly<Record<'link_pan_with_aadhaar' | 'i_have_linked_verify_again', ButtonEvent>>;
}

/** The heading above the actions. */
export const rekycTitle = (isLinkedDone: RekycActionsProps['isLinkedDone'], t: Translate) =>
  isLinkedDone ? t('Verify your PAN and Aadhaar again') : t('Your PAN and Aadhaar are not linked');

/** §12: the two actions of the re-KYC messages, on /pan-not-linked and the dashboard. */
export function RekycActions({ isLinkedDone, events }: RekycActionsProps) {
  const t = useTranslate();
  const { taxPortalUrl } = useServices().settings;
  const [linkPan] = useState(() => linkPanWithAadhaar(taxPortalUrl));
  const { running, execute } = useFlow(undefined);
  return (
    <Stack gap={3}>
      {!isLinkedDone && (
        <Button
          variant="secondary"
          data-event={events?.link_pan_with_aadhaar}
          busy={running === linkPan}
          onClick={() => execute(linkPan)}
        >
          {t('Link PAN with Aadhaar')}
        </Button>
      )}
      <Button
        data-event={events?.i_have_linked_verify_again}
        busy={running === verifyAgain}
        onClick={() => execute(verifyAgain)}
      >
        {t('I have linked, verify again')}
      </Button>
    </Stack>
  );
}
