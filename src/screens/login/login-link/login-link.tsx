import { useEffect, useState } from 'react';
import { landingLinkAfterMs } from '#engine/delays.ts';
import { go, nextStep } from '#engine/outcome.ts';
import { useArrival } from '#screen/arrival.ts';
import { useOnce } from '#screen/once.ts';
import { usePageMessage } from '#screen/page-message.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useRouteState } from '#screen/route-state.ts';
import { useRun } from '#screen/run-context.ts';
import { useSession } from '#session/session-context.ts';
import { Button, buttonClass } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { TitleBlock } from '#ui/layout/title-block.tsx';
import { PageMessage } from '#ui/messages/toast.tsx';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useSay } from '#ui/say.ts';

/** §2 "Link landing page": what the link carries is stored by now; waits a second, and takes the application up where it stands. */
export function LoginLink() {
  const { link } = useRouteState();
  const session = useSession();
  const { run } = useRun();
  const [stuck, setStuck] = useState(false);

  const [trying, goOn] = useOnce(async () => {
    const ended = await run(session.facts().isLoanApproved ? go('/home', { afterMs: 0 }) : nextStep);
    if (ended === 'stayed') setStuck(true);
    return ended;
  });
  useEffect(() => {
    if (!link) return void run(go('/', { afterMs: 0 }));
    const second = setTimeout(goOn, landingLinkAfterMs);
    return () => clearTimeout(second);
  }, [link, run, goOn]);

  return stuck ? <Stuck trying={trying} onTry={goOn} /> : <Opening />;
}

function Opening() {
  const say = useSay();
  const title = say('Opening your application');
  return <FullWait ref={useArrival(title)} title={title} text={say('This takes a moment.')} />;
}

/** Whoever came by a link has no screen to fall back on, so a failed read leaves two ways on. */
function Stuck({ trying, onTry }: { trying: boolean; onTry(): void }) {
  const say = useSay();
  const title = say('Your application did not open');
  const quiet = usePageMessage();
  return (
    <Page
      foot={
        <>
          <RouteLink to="/home" className={buttonClass('second')}>
            {say('Go to home')}
          </RouteLink>
          <Button busy={trying} onClick={onTry}>
            {say('Try again')}
          </Button>
        </>
      }
    >
      <TitleBlock ref={useArrival(title)} title={title} subtitle={say('Your answers are kept. Please try again.')} />
      {quiet && <PageMessage>{quiet}</PageMessage>}
    </Page>
  );
}
