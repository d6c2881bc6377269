import { useArrival } from '#screen/arrival.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useSettings } from '#screen/settings-context.ts';
import { useArrivalOutcome } from '#screen/use-arrival-outcome.ts';
import type { BrowserStorage } from '#session/browser-storage.ts';
import { useSession } from '#session/session-context.ts';
import { textLinkClass } from '#ui/actions/link.tsx';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useTranslate } from '#ui/translate.ts';
import { logInByToken } from './flow.ts';
import { autoLogin } from './screen.ts';

const storedTokens = (storage: BrowserStorage) => ({
  accessToken: storage.get('accessToken'),
  phoneNo: storage.get('phoneNo'),
});

/**
 * §2 "/auto-login". When it fails nothing visible happens, so the way to log in by hand stands there from the start.
 */
export function AutoLogin() {
  const t = useTranslate();
  const title = t('Logging you in');
  const heading = useArrival(title);
  const { storage } = useSession();
  const { autoLoginUrl } = useSettings();
  useArrivalOutcome(() => logInByToken(storedTokens(storage), autoLoginUrl), undefined);
  return (
    <FullWait
      ref={heading}
      title={title}
      text={
        <RouteLink to={autoLogin.links.mobileEntry} className={textLinkClass}>
          {t('Log in with your mobile number')}
        </RouteLink>
      }
    />
  );
}
