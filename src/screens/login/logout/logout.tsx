import { useEffect } from 'react';
import { logoutAfterMs } from '#engine/delays.ts';
import { go } from '#engine/outcome.ts';
import { useArrival } from '#screen/arrival.ts';
import { useRun } from '#screen/run-context.ts';
import { clearLogin } from '#session/logout.ts';
import { useSession } from '#session/session-context.ts';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useSay } from '#ui/say.ts';

/** §2 "/logout". */
export function Logout() {
  const say = useSay();
  const title = say('You are logged out');
  const heading = useArrival(title);
  const session = useSession();
  const { run } = useRun();
  useEffect(() => {
    clearLogin(session);
    void run(go('/', { afterMs: logoutAfterMs }));
  }, [session, run]);
  return <FullWait ref={heading} title={title} text={say('Taking you to the start.')} />;
}
