import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { aadhaarOtpResendSeconds } from '#engine/delays.ts';
import { groupAadhaar, keepDigits } from '#engine/typing.ts';
import type { Message } from '#languages/message.ts';
import { useCountdown } from '#screen/countdown.ts';
import { ResendLine } from '#screen/resend-line.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFlow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { InputField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import { type AadhaarView, codeLength, codeMissing, sendCode } from './flow.ts';
import { enterAadhar } from './screen.ts';

const normalizeCode = keepDigits(codeLength);

interface AadhaarCodeProps {
  readonly digits: string;
  readonly verifying: boolean;
  readonly onVerify: (code: string) => void;
  readonly onChangeNumber: () => void;
}

/**
 * §2 "/enter-aadhar": the locked number, the one-time code, and 600 seconds until it can be sent again. The code is kept
 * in this component only.
 */
export function AadhaarCode({ digits, verifying, onVerify, onChangeNumber }: AadhaarCodeProps) {
  const t = useTranslate();
  const formId = useId();
  const countdown = useCountdown(aadhaarOtpResendSeconds);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<Message>();
  const type = (typed: string) => {
    setError(undefined);
    setCode(normalizeCode(typed));
  };
  const restart = () => {
    type('');
    field.current?.focus();
    countdown.restart();
  };
  const resend = useFlow<AadhaarView>('code', { onShow: restart });
  // The next action is to type.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== codeLength) {
      setError(codeMissing);
      field.current?.focus();
    }
    onVerify(code);
  };
  return (
    <ScreenFrame
      screen={enterAadhar}
      title={t('Enter the 6-digit OTP')}
      subtitle={t('Sent to the mobile linked with your Aadhaar.')}
      foot={
        <Button type="submit" form={formId} data-event={enterAadhar.events.verify} busy={verifying}>
          {t('Verify')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <InputField label={t('Aadhaar number')} locked value={groupAadhaar(digits)} />
          <Stack gap={2}>
            <CodeField
              ref={field}
              label={t('Aadhaar OTP')}
              length={codeLength}
              value={code}
              error={error && translateMessage(error, t)}
              quiet
              onValueChange={type}
            />
            <ResendLine
              countdown={countdown}
              waiting={t('Resend in {time}', { time: <b>{countdown.text}</b> })}
              event={enterAadhar.events.resend}
              busy={resend.busy}
              onResend={() => resend.act(sendCode(digits))}
            >
              <Button variant="link" onClick={() => !verifying && onChangeNumber()}>
                {t('Change number')}
              </Button>
            </ResendLine>
          </Stack>
        </Stack>
      </form>
    </ScreenFrame>
  );
}
