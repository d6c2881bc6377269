import { useEffect } from 'react';
import { useSend } from '#api/send.ts';
import { autoLoginCall } from '#contract/login.ts';
import { autoLoginRead } from '#engine/decisions/login.ts';
import { useArrival } from '#screen/arrival.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useRun } from '#screen/run-context.ts';
import { useSettings } from '#screen/settings-context.ts';
import { browserStorage } from '#session/storage-keys.ts';
import { textLinkClass } from '#ui/actions/link.tsx';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useSay } from '#ui/say.ts';

const nothing = { residenceAddress: '', city: '', pincode: '', appVersion: '', appBundle: '' };

/**
 * §2 "/auto-login". When it fails nothing visible happens, so the way to log in by hand stands there from the start.
 */
export function AutoLogin() {
  const say = useSay();
  const title = say('Logging you in');
  const heading = useArrival(title);
  const send = useSend();
  const { answer } = useRun();
  const { autoLoginUrl } = useSettings();
  useEffect(() => {
    const access_token = browserStorage.get('accessToken');
    if (!access_token) return;
    const mobile_no = browserStorage.get('phoneNo') ?? '';
    const asked = send(autoLoginCall, { url: autoLoginUrl, body: { access_token, mobile_no, ...nothing } });
    void asked.then((reply) => answer(autoLoginRead, reply));
  }, [send, answer, autoLoginUrl]);
  return (
    <FullWait
      ref={heading}
      title={title}
      text={
        <RouteLink to="/" className={textLinkClass}>
          {say('Log in with your mobile number')}
        </RouteLink>
      }
    />
  );
}
