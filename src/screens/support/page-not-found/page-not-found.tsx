import { useArrival } from '#screen/arrival.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useFacts } from '#session/session-context.ts';
import { buttonClass } from '#ui/actions/button.tsx';
import { Text } from '#ui/content/text.tsx';
import { Page } from '#ui/layout/page.tsx';
import { TitleBlock } from '#ui/layout/title-block.tsx';
import { StairLost } from '#ui/progress/stair.tsx';
import { useSay } from '#ui/say.ts';
import styles from './page-not-found.module.css';
import { pageNotFound } from './screen.ts';

export function PageNotFound() {
  const say = useSay();
  const heading = useArrival(say('Page not found'));
  const { loggedIn } = useFacts();
  const { home, mobileEntry } = pageNotFound.links;
  return (
    <Page
      foot={
        <RouteLink to={loggedIn ? home : mobileEntry} className={buttonClass()}>
          {say('Go to home')}
        </RouteLink>
      }
    >
      <div className={styles.lost}>
        <StairLost className={styles.stair} />
        <TitleBlock ref={heading} title={say('Ooops...')} />
        <p className={styles.what}>{say('Page not found')}</p>
        <Text>{say("We couldn't find what you looking for.")}</Text>
      </div>
    </Page>
  );
}
