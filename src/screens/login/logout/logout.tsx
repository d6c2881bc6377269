import { useArrival } from '#screen/arrival.ts';
import { useRedirect } from '#screen/use-redirect.ts';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useTranslate } from '#ui/translate.ts';
import { logout } from './screen.ts';

/** §2 "/logout". */
export function Logout() {
  const t = useTranslate();
  const title = t('You are logged out');
  const heading = useArrival(title);
  useRedirect(logout.redirect);
  return <FullWait ref={heading} title={title} text={t('Taking you to the start.')} />;
}
