import { go } from '#engine/outcome.ts';
import { useRouteState } from '#screen/route-state.ts';
import { useInitialOutcome } from '#screen/use-flow.ts';
import { OtpForm } from './otp-form.tsx';
import { enterOtp } from './screen.ts';

export function EnterOtp() {
  const { mobileNumber } = useRouteState();
  return mobileNumber ? <OtpForm mobile={mobileNumber} /> : <NoNumber />;
}

/** §12: without a mobile number there is nothing to verify: back to the start. */
function NoNumber() {
  useInitialOutcome(() => go(enterOtp.back.to, { afterMs: 0 }), undefined);
  return null;
}
