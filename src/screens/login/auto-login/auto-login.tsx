import { useArrival } from '#screen/arrival.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useSettings } from '#screen/settings-context.ts';
import { useArrivalOutcome } from '#screen/use-arrival-outcome.ts';
import { browserStorage } from '#session/storage-keys.ts';
import { textLinkClass } from '#ui/actions/link.tsx';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useSay } from '#ui/say.ts';
import { logInByToken } from './flow.ts';
import { autoLogin } from './screen.ts';

const storedTokens = () => ({ accessToken: browserStorage.get('accessToken'), phoneNo: browserStorage.get('phoneNo') });

/**
 * §2 "/auto-login". When it fails nothing visible happens, so the way to log in by hand stands there from the start.
 */
export function AutoLogin() {
  const say = useSay();
  const title = say('Logging you in');
  const heading = useArrival(title);
  const { autoLoginUrl } = useSettings();
  useArrivalOutcome(() => logInByToken(storedTokens(), autoLoginUrl), undefined);
  return (
    <FullWait
      ref={heading}
      title={title}
      text={
        <RouteLink to={autoLogin.links.mobileEntry} className={textLinkClass}>
          {say('Log in with your mobile number')}
        </RouteLink>
      }
    />
  );
}
