import { WaitScreen } from '#screen/screen-frame.tsx';
import { useRedirect } from '#screen/use-flow.ts';
import { useTranslate } from '#ui/translate.ts';
import { logout } from './screen.ts';

export function Logout() {
  const t = useTranslate();
  useRedirect(logout.redirect);
  return <WaitScreen title={t('You are logged out')} text={t('Taking you to the start.')} />;
}
