import { useArrival } from '#screen/arrival.ts';
import { useRedirect } from '#screen/use-redirect.ts';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useSay } from '#ui/say.ts';
import { logout } from './screen.ts';

/** §2 "/logout". */
export function Logout() {
  const say = useSay();
  const title = say('You are logged out');
  const heading = useArrival(title);
  useRedirect(logout.redirect);
  return <FullWait ref={heading} title={title} text={say('Taking you to the start.')} />;
}
