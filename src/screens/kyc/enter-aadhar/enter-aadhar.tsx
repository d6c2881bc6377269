import { useState } from 'react';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFlow } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import { AadhaarCode } from './aadhaar-code.tsx';
import { AadhaarMethod } from './aadhaar-method.tsx';
import { AadhaarVerified } from './aadhaar-verified.tsx';
import type { AadhaarView } from './flow.ts';
import { checkAgain, openDigilocker, sendCode, verifyCode } from './flow.ts';
import { enterAadhar } from './screen.ts';

/** The number lives here, in memory, for as long as it is needed: §14. */
export function EnterAadhar() {
  const { body, failed, reading } = useScreenRead(enterAadhar.reads.status);
  const [digits, setDigits] = useState('');
  const { view, busy, act, show } = useFlow<AadhaarView>('number', {
    onShow: (shown) => shown === 'check' && setDigits((all) => all.slice(-4)),
  });

  if (view === 'check' || view === 'verified') {
    return <AadhaarVerified lastFour={digits} busy={busy} onCheck={() => act(checkAgain(view))} />;
  }
  if (view === 'code') {
    return (
      <AadhaarCode
        digits={digits}
        verifying={busy}
        onVerify={(code) => act(verifyCode(digits, code))}
        onChangeNumber={() => show('number')}
      />
    );
  }
  if (reading) return <Waiting />;
  return (
    <AadhaarMethod
      down={failed ? undefined : (body?.data.isAadhaarDown ?? undefined)}
      digits={digits}
      onDigits={setDigits}
      busy={busy}
      onGetOtp={() => act(sendCode(digits))}
      onDigilocker={() => act(openDigilocker)}
    />
  );
}

function Waiting() {
  const t = useTranslate();
  return (
    <ScreenFrame screen={enterAadhar} title={t('Verify your Aadhaar')} subtitle={t('Choose how you want to do it.')}>
      <SkeletonScreen label={t('Loading')}>
        <Skeleton shape="box" height={128} />
        <Skeleton shape="box" height={96} />
        <Skeleton shape="box" />
      </SkeletonScreen>
    </ScreenFrame>
  );
}
