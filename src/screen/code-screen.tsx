import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { ButtonEvent } from '#engine/events.ts';
import type { Outcome } from '#engine/outcome.ts';
import { normalizeDigits } from '#engine/typing.ts';
import type { Message } from '#languages/message.ts';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import styles from './code-screen.module.css';
import { ScreenFrame } from './screen-frame.tsx';
import { type CountdownStart, useCountdown } from './use-countdown.ts';
import { useFlow } from './use-flow.ts';
import { useWebOtp } from './use-web-otp.ts';

type CodeScreenProps = Omit<ComponentProps<typeof ScreenFrame>, 'foot'> & {
  /** How the field is named, and how many digits it has. */
  readonly field: Pick<ComponentProps<typeof CodeField>, 'label' | 'labelHidden' | 'length' | 'quiet'>;
  readonly events: { readonly verify?: ButtonEvent; readonly resend_otp: ButtonEvent };
  readonly busy: boolean;
  /** The server's message about the code. */
  readonly refusal?: Message | undefined;
  /** Returns the error of a code that is not sent. */
  onVerify(code: string): Message | undefined;
  readonly resendAfterSeconds: number;
  readonly countdownStart?: CountdownStart;
  readonly resend: () => Outcome<unknown>;
  readonly waiting: (time: ReactNode) => ReactNode;
  /** Shown beside the time left. */
  readonly changeNumber: ReactNode;
};

/**
 * Asks for a one-time code, which is kept in this component only: the field, and below it the time left until another code
 * can be sent. `children` come above the field.
 */
export function CodeScreen({
  field,
  events,
  busy,
  refusal,
  onVerify,
  resendAfterSeconds,
  countdownStart,
  resend,
  waiting,
  changeNumber,
  children,
  ...frame
}: CodeScreenProps) {
  const t = useTranslate();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const countdown = useCountdown(resendAfterSeconds, countdownStart);
  const [code, setCode] = useState('');
  const [error, setError] = useState<Message>();

  const type = (typed: string) => {
    const digits = normalizeDigits(field.length)(typed, code);
    setError(undefined);
    setCode(digits);
    return digits;
  };
  const select = () => {
    input.current?.focus();
    input.current?.select();
  };
  const resending = useFlow<unknown>(undefined, {
    onFieldError(_field, message) {
      setError(message);
      select();
    },
    onShow() {
      setError(undefined);
      // The message with the new code may be faster than the answer: only the code from before the tap is out of date.
      setCode((now) => (now === code ? '' : now));
      input.current?.focus();
      countdown.restart();
    },
  });
  // One request at a time: another code makes the last one invalid while it is verified.
  const waits = busy || resending.busy;
  useWebOtp(type);
  useEffect(() => setError(refusal), [refusal]);
  const wasSent = useRef(false);
  useEffect(() => {
    // Selects a refused code, so that the next digit replaces it.
    if (wasSent.current && !busy) select();
    wasSent.current = busy && code.length === field.length;
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = onVerify(code);
    // Cleared while the code is verified, so that the same refusal is announced again.
    setError(missing);
    if (missing) input.current?.focus();
  };
  return (
    <ScreenFrame
      {...frame}
      foot={
        <Button type="submit" form={formId} data-event={events.verify} busy={waits}>
          {t('Verify')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack>
          {children}
          <Stack gap={2}>
            <CodeField
              ref={input}
              autofocus
              {...field}
              value={code}
              error={error && translateMessage(error, t)}
              onValueChange={type}
            />
            <div className={styles.line}>
              {countdown.secondsLeft > 0 ? (
                <p>{waiting(<b>{countdown.text}</b>)}</p>
              ) : (
                <Button
                  variant="link"
                  data-event={events.resend_otp}
                  busy={waits}
                  onClick={() => resending.execute(resend())}
                >
                  {t('Resend OTP')}
                </Button>
              )}
              <VisuallyHidden role="status">{countdown.live}</VisuallyHidden>
              {changeNumber}
            </div>
          </Stack>
        </Stack>
      </form>
    </ScreenFrame>
  );
}
