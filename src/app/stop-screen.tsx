import { useArrival } from '#screen/arrival.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page, TitleBlock } from '#ui/layout/page.tsx';
import { useTranslate } from '#ui/translate.ts';

/** §15: an address that may not be followed stops the borrower, in words. */
export function StopScreen({ onGoOn }: { onGoOn(): void }) {
  const t = useTranslate();
  const title = t('We stopped here to keep you safe');
  const heading = useArrival(title);
  return (
    <Page foot={<Button onClick={onGoOn}>{t('Go to home')}</Button>}>
      <TitleBlock
        ref={heading}
        title={title}
        subtitle={t('The next page is not one of ours, so we did not open it. Your answers are kept.')}
      />
    </Page>
  );
}
