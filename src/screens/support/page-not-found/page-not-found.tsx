import { RouteLink } from '#screen/route-link.tsx';
import { useFacts } from '#screen/services.ts';
import { useScreenTitle } from '#screen/use-screen-title.ts';
import { buttonClass } from '#ui/actions/button.tsx';
import { Heading, Text } from '#ui/content/text.tsx';
import { Page, TitleBlock } from '#ui/layout/page.tsx';
import { StairArt } from '#ui/progress/stair.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './page-not-found.module.css';

export function PageNotFound() {
  const t = useTranslate();
  const heading = useScreenTitle(t('Page not found'));
  const { loggedIn } = useFacts();
  return (
    <Page
      foot={
        <RouteLink to={loggedIn ? '/home' : '/'} className={buttonClass()}>
          {t('Go to home')}
        </RouteLink>
      }
    >
      <div className={styles.content}>
        <StairArt name="lost" className={styles.stair} />
        <TitleBlock ref={heading} title={t('Ooops...')} />
        <Heading>{t('Page not found')}</Heading>
        <Text>{t("We couldn't find what you looking for.")}</Text>
      </div>
    </Page>
  );
}
