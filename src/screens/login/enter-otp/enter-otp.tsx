import { Navigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { loginOtpResendSeconds } from '#engine/delays.ts';
import { formatMobile } from '#engine/format.ts';
import { go } from '#engine/outcome.ts';
import { brokenRule, digitsOnly, exactLength, required } from '#engine/rules.ts';
import { keepDigits } from '#engine/typing.ts';
import { type Message, msg } from '#languages/message.ts';
import { useCountdown } from '#screen/countdown.ts';
import { ResendLine } from '#screen/resend-line.tsx';
import { RouteLink } from '#screen/route-link.tsx';
import { useRouteState } from '#screen/route-state.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts, useServices } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useRun } from '#screen/use-run.ts';
import { useWebOtp } from '#screen/use-web-otp.ts';
import { storedSource } from '#session/campaign.ts';
import { Button } from '#ui/actions/button.tsx';
import { textLinkClass } from '#ui/actions/link.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import { type CodeView, type ResendView, resendCode, verifyCode } from './flow.ts';
import { enterOtp } from './screen.ts';

/** §5: the title says 4-digit, so a shorter code gets the same text. */
const title = msg('Enter the 4-digit OTP');

const rules = [required(msg('OTP is required').text), digitsOnly(title.text), exactLength(4, title.text)];
const normalizeCode = keepDigits(4);

/** §12: without a mobile number there is nothing to verify: back to the start. */
export function EnterOtp() {
  const { mobileNumber } = useRouteState();
  return mobileNumber ? <OtpForm mobile={mobileNumber} /> : <Navigate to={enterOtp.back.to} replace />;
}

/** §2 "/enter-otp". The code is kept in this component only. */
function OtpForm({ mobile }: { mobile: string }) {
  const formId = useId();
  const t = useTranslate();
  const { storage } = useServices().session;
  const facts = useFacts();
  const { run } = useRun();
  const countdown = useCountdown(loginOtpResendSeconds);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  // The borrower may leave to read the message, so only Verify validates, not a blur.
  const [submitted, setSubmitted] = useState(false);
  const [refusal, setRefusal] = useState<Message>();
  const broken = brokenRule(rules, code, { answers: {}, facts })?.message;
  const error = refusal ?? (submitted && broken ? { text: broken } : undefined);

  const type = (typed: string) => {
    setRefusal(undefined);
    setCode(normalizeCode(typed));
  };
  const onFieldError = (_field: string, message: Message) => {
    setRefusal(message);
    setSubmitted(false);
    input.current?.focus();
    // The next digit replaces the refused code.
    input.current?.select();
  };
  const onShow = () => {
    type('');
    setSubmitted(false);
    input.current?.focus();
    countdown.restart();
  };
  const verifying = useFlow<CodeView>('code', { onFieldError });
  const resending = useFlow<ResendView>('waiting', { onFieldError, onShow });
  useWebOtp(type);
  // The next action is to type.
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (broken) input.current?.focus();
    else void verifying.act(verifyCode(verifying.view, mobile, code));
  };
  return (
    <ScreenFrame
      screen={enterOtp}
      title={t(title)}
      subtitle={t('Sent to {mobile}', { mobile: formatMobile(mobile) })}
      onBack={() => void run(go(enterOtp.back.to, { afterMs: 0, routeState: { mobileNumber: mobile } }))}
      foot={
        <Button type="submit" form={formId} busy={verifying.busy}>
          {t('Verify')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={2}>
          <CodeField
            ref={input}
            label={t('One-time code, 4 digits')}
            labelHidden
            length={4}
            value={code}
            error={error && translateMessage(error, t)}
            onValueChange={type}
          />
          <ResendLine
            countdown={countdown}
            waiting={t('Resend OTP in {time}', { time: <b>{countdown.text}</b> })}
            event={enterOtp.events.resend}
            busy={resending.busy}
            onResend={() => resending.act(resendCode(mobile, storedSource(storage)))}
          >
            <RouteLink
              to={enterOtp.links.changeNumber}
              routeState={{ mobileNumber: mobile }}
              className={textLinkClass}
              data-event={enterOtp.events.changeNumber}
            >
              {t('Change number')}
            </RouteLink>
          </ResendLine>
        </Stack>
      </form>
    </ScreenFrame>
  );
}
