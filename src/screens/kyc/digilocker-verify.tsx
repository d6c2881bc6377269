import { useEffect, useRef } from 'react';
import { useSend } from '#api/send.ts';
import { digilockerReturn } from '#contract/kyc.ts';
import { digilockerReturned } from '#engine/decisions/aadhaar.ts';
import { go, nextStep } from '#engine/outcome.ts';
import { useRun } from '#steps/run-context.ts';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { Button, ButtonStack } from '#ui/button.tsx';
import { useSay } from '#ui/say.ts';
import { useArrivalQuery } from './use-arrival-query.ts';
import { WaitScreen } from './wait-screen.tsx';

export function DigilockerVerify() {
  const { code, state, error } = useArrivalQuery();
  // DigiLocker comes back with an error, or with nothing, where the borrower said no.
  if (!code || error) return <NotShared />;
  return <Returned code={String(code)} {...(state ? { state: String(state) } : {})} />;
}

/** Codes that were handed over while this page lives. A code counts once; the phone's Back must not spend it again. */
const handedOver = new Set<string>();

function Returned({ code, state }: { code: string; state?: string }) {
  const say = useSay();
  const send = useSend();
  const { run, answer } = useRun();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const handOver = async () => {
      if (handedOver.has(code)) return run(nextStep);
      handedOver.add(code);
      return answer(digilockerReturned, await send(digilockerReturn, { query: { code, ...(state && { state }) } }));
    };
    void handOver();
  });
  return (
    <WaitScreen
      title={say('Checking your Aadhaar')}
      text={say('DigiLocker sent us your details. Please keep this page open.')}
    />
  );
}

function NotShared() {
  const say = useSay();
  const { run } = useRun();
  return (
    <ScreenFrame
      route="/digilocker-verify"
      section={say('Aadhaar')}
      icon="cloud"
      title={say('DigiLocker did not share your Aadhaar')}
      subtitle={say('Nothing was sent to us. You can try again, or use an Aadhaar OTP.')}
      foot={
        <ButtonStack>
          <Button variant="second" onClick={() => run(go('/dashboard', { afterMs: 0 }))}>
            {say('Not now')}
          </Button>
          <Button onClick={() => run(go('/enter-aadhar', { afterMs: 0 }))}>{say('Try again')}</Button>
        </ButtonStack>
      }
    />
  );
}
