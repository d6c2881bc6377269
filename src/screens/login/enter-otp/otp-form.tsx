import type { FormEvent } from 'react';
import { useEffect, useId } from 'react';
import { loginOtpResendSeconds } from '#engine/delays.ts';
import { formatMobile } from '#engine/format.ts';
import { go } from '#engine/outcome.ts';
import { useCountdown } from '#screen/countdown.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useRun } from '#screen/run-context.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { Button } from '#ui/actions/button.tsx';
import { textLinkClass } from '#ui/actions/link.tsx';
import { Said } from '#ui/content/said.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useSay } from '#ui/say.ts';
import styles from './otp-form.module.css';
import { enterOtp } from './screen.ts';
import { otpTitle, useOtp } from './use-otp.ts';

export function OtpForm({ mobile }: { mobile: string }) {
  const formId = useId();
  const say = useSay();
  const { run } = useRun();
  const countdown = useCountdown(loginOtpResendSeconds);
  const { input, code, error, verifying, sending, type, verify, resend } = useOtp(mobile, countdown.restart);
  // Typing is the only thing to do here.
  useEffect(() => input.current?.focus(), [input]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify();
  };
  return (
    <ScreenFrame
      screen={enterOtp}
      title={say(otpTitle)}
      subtitle={say(`Sent to ${formatMobile(mobile)}`)}
      onBack={() => void run(go('/', { afterMs: 0, routeState: { mobileNumber: mobile } }))}
      foot={
        <Button type="submit" form={formId} busy={verifying}>
          {say('Verify')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={2}>
          <CodeField
            ref={input}
            label={say('One-time code, 4 digits')}
            labelHidden
            length={4}
            value={code}
            error={error}
            onValueChange={type}
          />
          <div className={styles.ways}>
            {countdown.secondsLeft > 0 ? (
              <p className={styles.wait}>
                <Said text={say('Resend OTP in {1}')}>
                  <b>{countdown.text}</b>
                </Said>
              </p>
            ) : (
              <Button variant="link" busy={sending} onClick={resend}>
                {say('Resend OTP')}
              </Button>
            )}
            <VisuallyHidden role="status">{countdown.live}</VisuallyHidden>
            <RouteLink to="/" routeState={{ mobileNumber: mobile }} className={textLinkClass}>
              {say('Change number')}
            </RouteLink>
          </div>
        </Stack>
      </form>
    </ScreenFrame>
  );
}
