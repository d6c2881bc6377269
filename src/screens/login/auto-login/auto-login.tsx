import { RouteLink } from '#screen/route-link.tsx';
import { WaitScreen } from '#screen/screen-frame.tsx';
import { useServices } from '#screen/services.ts';
import { useInitialOutcome } from '#screen/use-flow.ts';
import { useTranslate } from '#ui/translate.ts';
import { logInByToken } from './flow.ts';
import { autoLogin } from './screen.ts';

/** §2 "/auto-login". When it fails nothing visible happens, so the link to log in by hand shows from the start. */
export function AutoLogin() {
  const t = useTranslate();
  const { session, settings } = useServices();
  const { get } = session.storage;
  useInitialOutcome(undefined, () => logInByToken(get('accessToken'), get('phoneNo'), settings.autoLoginUrl));
  return (
    <WaitScreen
      title={t('Logging you in')}
      text={<RouteLink to={autoLogin.links.mobileEntry}>{t('Log in with your mobile number')}</RouteLink>}
    />
  );
}
