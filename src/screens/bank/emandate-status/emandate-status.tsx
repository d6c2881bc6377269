import { WaitScreen } from '#screen/screen-frame.tsx';
import { useRedirect } from '#screen/use-flow.ts';
import { useTranslate } from '#ui/translate.ts';
import { emandateStatus } from './screen.ts';

/** §12: where the e-mandate provider sends the borrower back to. */
export function EmandateStatus() {
  const t = useTranslate();
  useRedirect(emandateStatus.redirect);
  return (
    <WaitScreen
      title={t('Checking your e-mandate')}
      text={t('This takes a few seconds. Please keep this page open.')}
    />
  );
}
