import { useRedirect } from '#screen/use-redirect.ts';
import { WaitScreen } from '#screen/wait-screen.tsx';
import { useTranslate } from '#ui/translate.ts';
import { logout } from './screen.ts';

/** §2 "/logout". */
export function Logout() {
  const t = useTranslate();
  useRedirect(logout.redirect);
  return <WaitScreen title={t('You are logged out')} text={t('Taking you to the start.')} />;
}
