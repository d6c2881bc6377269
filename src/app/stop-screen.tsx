import { useScreenTitle } from '#screen/use-screen-title.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page, TitleBlock } from '#ui/layout/page.tsx';
import { useTranslate } from '#ui/translate.ts';

/** §15: shown instead of a forbidden address. */
export function StopScreen({ onGoHome }: { onGoHome(): void }) {
  const t = useTranslate();
  const title = t('We stopped here to keep you safe');
  const heading = useScreenTitle(title);
  return (
    <Page foot={<Button onClick={onGoHome}>{t('Go to home')}</Button>}>
      <TitleBlock
        ref={heading}
        icon="shield"
        title={title}
        subtitle={t('The next page is not one of ours, so we did not open it. Your answers are kept.')}
      />
    </Page>
  );
}
