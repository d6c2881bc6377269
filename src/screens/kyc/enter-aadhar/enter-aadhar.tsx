import { useState } from 'react';
import { useSend } from '#api/send.ts';
import { aadhaarStatus } from '#contract/kyc.ts';
import { shared } from '#engine/decisions/shared.ts';
import { useRun } from '#screen/run-context.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useRead } from '#screen/use-read.ts';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useSay } from '#ui/say.ts';
import { AadhaarCode } from './aadhaar-code.tsx';
import { AadhaarMethod } from './aadhaar-method.tsx';
import { AadhaarVerified } from './aadhaar-verified.tsx';
import { enterAadhar } from './screen.ts';

/** §4 "Aadhaar": whether the one-time-code service is down, which preselects the method. */
function useAadhaarStatus() {
  const send = useSend();
  const { answer } = useRun();
  return useRead(async () => {
    const reply = await send(aadhaarStatus);
    if (reply.kind === 'answered') return reply.body.data;
    await answer(shared, reply);
    return undefined;
  });
}

/** The number lives here, in memory, for as long as it is needed: decisions.md §5. */
export function EnterAadhar() {
  const { reading } = useAadhaarStatus();
  const [digits, setDigits] = useState('');
  const [view, setView] = useState<'number' | 'code' | 'verified'>('number');
  const [lastFour, setLastFour] = useState('');

  const verified = () => {
    setLastFour(digits.slice(-4));
    setDigits('');
    setView('verified');
  };
  if (reading.is === 'reading') return <Waiting />;
  if (view === 'verified') return <AadhaarVerified lastFour={lastFour} />;
  if (view === 'code') {
    return <AadhaarCode digits={digits} onChangeNumber={() => setView('number')} onVerified={verified} />;
  }
  return (
    <AadhaarMethod
      down={reading.is === 'read' ? (reading.value.isAadhaarDown ?? undefined) : undefined}
      digits={digits}
      onDigits={setDigits}
      onSent={() => setView('code')}
    />
  );
}

function Waiting() {
  const say = useSay();
  return (
    <ScreenFrame
      screen={enterAadhar}
      title={say('Verify your Aadhaar')}
      subtitle={say('Choose how you want to do it.')}
    >
      <SkeletonScreen label={say('Loading')}>
        <Skeleton shape="box" height={128} />
        <Skeleton shape="box" height={96} />
        <Skeleton shape="box" />
      </SkeletonScreen>
    </ScreenFrame>
  );
}
