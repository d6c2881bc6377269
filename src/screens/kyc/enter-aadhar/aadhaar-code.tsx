import type { FormEvent } from 'react';
import { useEffect, useId } from 'react';
import { aadhaarOtpResendSeconds } from '#engine/delays.ts';
import { groupAadhaar } from '#engine/typing.ts';
import { useCountdown } from '#screen/countdown.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Said } from '#ui/content/said.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useSay } from '#ui/say.ts';
import styles from './aadhaar-code.module.css';
import { enterAadhar } from './screen.ts';
import { codeLength, useAadhaarCode } from './use-aadhaar-code.ts';

interface AadhaarCodeProps {
  readonly digits: string;
  readonly onChangeNumber: () => void;
  readonly onVerified: () => void;
}

/** §2 "/enter-aadhar": the number locked, the one-time code, and 600 seconds until it can be sent again. */
export function AadhaarCode({ digits, onChangeNumber, onVerified }: AadhaarCodeProps) {
  const say = useSay();
  const formId = useId();
  const countdown = useCountdown(aadhaarOtpResendSeconds);
  const { field, code, error, type, verifying, verify, sending, resend } = useAadhaarCode(digits, {
    onSentAgain: countdown.restart,
    onVerified,
  });
  // Typing is the only thing to do here.
  useEffect(() => field.current?.focus(), [field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify();
  };
  return (
    <ScreenFrame
      screen={enterAadhar}
      title={say('Enter the 6-digit OTP')}
      subtitle={say('Sent to the mobile linked with your Aadhaar.')}
      foot={
        <Button type="submit" form={formId} busy={verifying}>
          {say('Verify')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <TextField
            label={say('Aadhaar number')}
            locked
            value={groupAadhaar(digits)}
            onValueChange={() => undefined}
          />
          <CodeField
            ref={field}
            label={say('Aadhaar OTP')}
            length={codeLength}
            value={code}
            error={error}
            onValueChange={type}
          />
          <div className={styles.ways}>
            {countdown.secondsLeft > 0 ? (
              <p>
                <Said text={say('Resend in {1}')}>
                  <b>{countdown.text}</b>
                </Said>
              </p>
            ) : (
              <Button variant="link" busy={sending} onClick={resend}>
                {say('Resend OTP')}
              </Button>
            )}
            <VisuallyHidden role="status">{countdown.live}</VisuallyHidden>
            <Button variant="link" onClick={() => !verifying && onChangeNumber()}>
              {say('Change number')}
            </Button>
          </div>
        </Stack>
      </form>
    </ScreenFrame>
  );
}
