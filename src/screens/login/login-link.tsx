import { useEffect, useState } from 'react';
import { landingLinkAfterMs } from '#engine/delays.ts';
import { go, nextStep } from '#engine/outcome.ts';
import { useSession } from '#session/session-context.ts';
import { useArrival } from '#steps/arrival.ts';
import { useHandover } from '#steps/handover.ts';
import { useOnce } from '#steps/once.ts';
import { useQuiet } from '#steps/quiet-context.ts';
import { RouteLink } from '#steps/route-link.tsx';
import { useRun } from '#steps/run-context.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { QuietAlert } from '#ui/quiet-alert.tsx';
import { useSay } from '#ui/say.ts';
import { FullWait } from '#ui/spinner.tsx';
import { TitleBlock } from '#ui/title-block.tsx';

/** §2 "Link landing page": what the link carries is stored by now; waits a second, and takes the application up where it stands. */
export function LoginLink() {
  const { link } = useHandover();
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
  const quiet = useQuiet();
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
      {quiet && <QuietAlert>{quiet}</QuietAlert>}
    </Page>
  );
}
