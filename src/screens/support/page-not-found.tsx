import { useFacts } from '#session/session-context.ts';
import { useArrival } from '#steps/arrival.ts';
import { RouteLink } from '#steps/route-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { useSay } from '#ui/say.ts';
import { StairLost } from '#ui/stair.tsx';
import { Text } from '#ui/text.tsx';
import { TitleBlock } from '#ui/title-block.tsx';
import styles from './page-not-found.module.css';

export function PageNotFound() {
  const say = useSay();
  const heading = useArrival(say('Page not found'));
  const { loggedIn } = useFacts();
  return (
    <Page
      foot={
        <RouteLink to={loggedIn ? '/home' : '/'} className={buttonClass()}>
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
