import { useState } from 'react';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFlow } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button } from '#ui/actions/button.tsx';
import { InputField } from '#ui/fields/text-field.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import { AadhaarCode } from './aadhaar-code.tsx';
import { AadhaarMethod } from './aadhaar-method.tsx';
import { type AadhaarView, checkAgain, openDigilocker, sendCode, verifyCode } from './flow.ts';
import { enterAadhar } from './screen.ts';

/** §14: the number is kept here, in memory only. */
export function EnterAadhar() {
  const t = useTranslate();
  const { body, failed, reading } = useScreenRead(enterAadhar.reads.status);
  const [digits, setDigits] = useState('');
  const { view, busy, act, show } = useFlow<AadhaarView>('number', {
    // §17: after the one-time code, only the last four digits are kept.
    onShow: (shown) => shown === 'check' && setDigits((all) => all.slice(-4)),
  });

  if (view === 'check' || view === 'verified') {
    return (
      <ScreenFrame
        screen={enterAadhar}
        title={t('Checking your PAN and Aadhaar')}
        subtitle={t('Your OTP is verified. Now we check that both are yours.')}
        foot={
          <Button busy={busy} onClick={() => act(checkAgain(view))}>
            {t('Check again')}
          </Button>
        }
      >
        <InputField label={t('Aadhaar number')} locked value={`XXXX XXXX ${digits}`} />
      </ScreenFrame>
    );
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
  if (reading) {
    return (
      <ScreenFrame screen={enterAadhar} title={t('Verify your Aadhaar')} subtitle={t('Choose how you want to do it.')}>
        <SkeletonScreen label={t('Loading')} heights={[128, 96, 52]} />
      </ScreenFrame>
    );
  }
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
