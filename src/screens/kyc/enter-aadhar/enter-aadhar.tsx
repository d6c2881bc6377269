import { useState } from 'react';
import { aadhaarOtpResendSeconds } from '#engine/delays.ts';
import { show } from '#engine/outcome.ts';
import { groupAadhaar } from '#engine/typing.ts';
import { CodeScreen } from '#screen/code-screen.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFlow } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button } from '#ui/actions/button.tsx';
import { InputField } from '#ui/fields/text-field.tsx';
import { useBackButton } from '#ui/layers/use-back-button.ts';
import { useTranslate } from '#ui/translate.ts';
import { AadhaarMethod } from './aadhaar-method.tsx';
import { type AadhaarView, checkAgain, codeLength, codeMissing, sendCode, verifyCode } from './flow.ts';
import { enterAadhar } from './screen.ts';

/** §14: the number is kept here, in memory only. */
export function EnterAadhar() {
  const t = useTranslate();
  const { body, failed, reading } = useScreenRead(enterAadhar.reads.status);
  const [digits, setDigits] = useState('');
  const flow = useFlow<AadhaarView>('number', {
    onShow(shown) {
      // §17: after the one-time code, only the last four digits are kept.
      if (shown === 'check') setDigits((all) => all.slice(-4));
      if (shown === 'number') setDigits((all) => (all.length === 4 ? '' : all));
    },
  });
  const { view, busy, execute } = flow;
  const changeNumber = () => execute(show('number'));
  // Otherwise Back would leave the screen, and the number, which is not stored, would be lost.
  useBackButton(view === 'code', changeNumber);

  if (view === 'check' || view === 'verified') {
    return (
      <ScreenFrame
        screen={enterAadhar}
        isDone={view === 'verified'}
        title={t('Checking your PAN and Aadhaar')}
        subtitle={t('Your OTP is verified. Now we check that both are yours.')}
        foot={
          <Button busy={busy} onClick={() => execute(checkAgain(view))}>
            {view === 'check' ? t('Check again') : t('Try again')}
          </Button>
        }
      >
        <InputField label={t('Aadhaar number')} locked value={`XXXX XXXX ${digits}`} />
      </ScreenFrame>
    );
  }
  if (view === 'code') {
    return (
      <CodeScreen
        screen={enterAadhar}
        title={t('Enter the 6-digit OTP')}
        subtitle={t('Sent to the mobile linked with your Aadhaar.')}
        // A toast announces the error as well.
        field={{ label: t('Aadhaar OTP'), length: codeLength, quiet: true }}
        events={enterAadhar.events}
        busy={busy}
        onVerify={(code) => {
          void execute(verifyCode(digits, code));
          return code.length === codeLength ? undefined : codeMissing;
        }}
        resendAfterSeconds={aadhaarOtpResendSeconds}
        resend={() => sendCode(digits)}
        waiting={(time) => t('Resend in {time}', { time })}
        changeNumber={
          <Button variant="link" onClick={changeNumber}>
            {t('Change number')}
          </Button>
        }
      >
        <InputField label={t('Aadhaar number')} locked value={groupAadhaar(digits)} />
      </CodeScreen>
    );
  }
  return (
    <AadhaarMethod
      reading={reading}
      down={failed ? undefined : (body?.data.isAadhaarDown ?? undefined)}
      digits={digits}
      onDigits={setDigits}
      flow={flow}
    />
  );
}
