import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { aadhaarOtpResendSeconds } from '#engine/delays.ts';
import { groupAadhaar, keepDigits } from '#engine/typing.ts';
import { useCountdown } from '#screen/countdown.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFlow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { Said } from '#ui/content/said.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './aadhaar-code.module.css';
import type { AadhaarView } from './flow.ts';
import { codeLength, codeMissing, sendCode } from './flow.ts';
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
  const [error, setError] = useState<string>();
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
          <TextField label={t('Aadhaar number')} locked value={groupAadhaar(digits)} onValueChange={() => undefined} />
          <CodeField
            ref={field}
            label={t('Aadhaar OTP')}
            length={codeLength}
            value={code}
            error={error}
            onValueChange={type}
          />
          <div className={styles.actions}>
            {countdown.secondsLeft > 0 ? (
              <p>
                <Said text={t('Resend in {1}')}>
                  <b>{countdown.text}</b>
                </Said>
              </p>
            ) : (
              <Button
                variant="link"
                data-event={enterAadhar.events.resend}
                busy={resend.busy}
                onClick={() => resend.act(sendCode(digits))}
              >
                {t('Resend OTP')}
              </Button>
            )}
            <VisuallyHidden role="status">{countdown.live}</VisuallyHidden>
            <Button variant="link" onClick={() => !verifying && onChangeNumber()}>
              {t('Change number')}
            </Button>
          </div>
        </Stack>
      </form>
    </ScreenFrame>
  );
}
