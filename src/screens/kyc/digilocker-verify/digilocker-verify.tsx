import { useEffect, useRef, useState } from 'react';
import { useSend } from '#api/send.ts';
import { digilockerReturn } from '#contract/kyc.ts';
import { digilockerReturned } from '#engine/decisions/aadhaar.ts';
import { go, nextStep } from '#engine/outcome.ts';
import { useOnce } from '#screen/once.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useRun } from '#screen/run-context.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useArrivalQuery } from '#screen/use-arrival-query.ts';
import { WaitScreen } from '#screen/wait-screen.tsx';
import { Button, ButtonStack, buttonClass } from '#ui/actions/button.tsx';
import { useSay } from '#ui/say.ts';
import { digilockerVerify } from './screen.ts';

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
  const [stuck, setStuck] = useState(false);
  const started = useRef(false);
  const [busy, goOn] = useOnce(async () => {
    const ended = await handOver();
    // A loader has nothing to stay on: the Aadhaar was taken, but the next step was lost.
    if (ended === 'stayed') setStuck(true);
    return ended;
  });
  async function handOver() {
    if (handedOver.has(code)) return run(nextStep);
    handedOver.add(code);
    return answer(digilockerReturned, await send(digilockerReturn, { query: { code, ...(state && { state }) } }));
  }
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void goOn();
  }, [goOn]);
  if (stuck) return <NotOpened busy={busy} onTry={goOn} />;
  return (
    <WaitScreen
      title={say('Checking your Aadhaar')}
      text={say('DigiLocker sent us your details. Please keep this page open.')}
    />
  );
}

function NotOpened({ busy, onTry }: { busy: boolean; onTry(): void }) {
  const say = useSay();
  return (
    <ScreenFrame
      screen={digilockerVerify}
      title={say('Your application did not open')}
      subtitle={say('Your answers are kept. Please try again.')}
      foot={
        <ButtonStack>
          <RouteLink to="/home" className={buttonClass('second')}>
            {say('Go to home')}
          </RouteLink>
          <Button busy={busy} onClick={onTry}>
            {say('Try again')}
          </Button>
        </ButtonStack>
      }
    />
  );
}

function NotShared() {
  const say = useSay();
  const { run } = useRun();
  return (
    <ScreenFrame
      screen={digilockerVerify}
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
