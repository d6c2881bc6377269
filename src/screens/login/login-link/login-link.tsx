import { useArrival } from '#screen/arrival.ts';
import { usePageMessage } from '#screen/page-message.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useRouteState } from '#screen/route-state.ts';
import { useArrivalOutcome } from '#screen/use-arrival-outcome.ts';
import { useSession } from '#session/session-context.ts';
import { Button, buttonClass } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { TitleBlock } from '#ui/layout/title-block.tsx';
import { PageMessage } from '#ui/messages/toast.tsx';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { LoginLinkView } from './flow.ts';
import { linkOpened, openApplication } from './flow.ts';
import { loginLink } from './screen.ts';

/** §2 "Link landing page". */
export function LoginLink() {
  const { link = false } = useRouteState();
  const session = useSession();
  const { view, busy, act } = useArrivalOutcome<LoginLinkView>(() => linkOpened(link, session.facts()), 'opening');
  if (view === 'opening') return <Opening />;
  return <Stuck trying={busy} onTry={() => act(openApplication(session.facts()))} />;
}

function Opening() {
  const t = useTranslate();
  const title = t('Opening your application');
  return <FullWait ref={useArrival(title)} title={title} text={t('This takes a moment.')} />;
}

/** Whoever came by a link has no screen to fall back on, so a failed read leaves two ways on. */
function Stuck({ trying, onTry }: { trying: boolean; onTry(): void }) {
  const t = useTranslate();
  const title = t('Your application did not open');
  const quiet = usePageMessage();
  return (
    <Page
      foot={
        <>
          <RouteLink to={loginLink.links.home} className={buttonClass('second')}>
            {t('Go to home')}
          </RouteLink>
          <Button busy={trying} onClick={onTry}>
            {t('Try again')}
          </Button>
        </>
      }
    >
      <TitleBlock ref={useArrival(title)} title={title} subtitle={t('Your answers are kept. Please try again.')} />
      {quiet && <PageMessage>{quiet}</PageMessage>}
    </Page>
  );
}
