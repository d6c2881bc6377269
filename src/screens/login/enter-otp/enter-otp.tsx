import { useEffect, useState } from 'react';
import { go } from '#engine/outcome.ts';
import { useRouteState } from '#screen/route-state.ts';
import { useRun } from '#screen/run-context.ts';
import { OtpForm } from './otp-form.tsx';

/** decisions.md §3: without a mobile number there is nothing to verify, and the start asks for one. */
export function EnterOtp() {
  const routeState = useRouteState();
  // Held: the address, and what it hands over, changes before the screen goes.
  const [{ mobileNumber }] = useState(routeState);
  const { run } = useRun();
  useEffect(() => {
    if (!mobileNumber) void run(go('/', { afterMs: 0 }));
  }, [mobileNumber, run]);
  return mobileNumber ? <OtpForm mobile={mobileNumber} /> : null;
}
