import { type FormEvent, useEffect, useId, useRef } from 'react';
import { formatMobile } from '#engine/format.ts';
import { useWebOtp } from '#screen/use-web-otp.ts';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { useTranslate } from '#ui/translate.ts';
import { codeLength } from './flow.ts';
import { termCondition } from './screen.ts';

interface CodeFormProps {
  readonly id: string;
  readonly code: string;
  readonly error: string | undefined;
  onType(code: string): void;
  onSubmit(): void;
}

function CodeForm({ id, code, error, onType, onSubmit }: CodeFormProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  useWebOtp(onType);
  // The code was cleared: the next action is to type again.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <CodeField
        ref={field}
        label={t('One-time code, 6 digits')}
        labelHidden
        length={codeLength}
        value={code}
        error={error}
        onValueChange={onType}
      />
    </form>
  );
}

interface OtpModalProps extends Omit<CodeFormProps, 'id'> {
  readonly open: boolean;
  readonly mobile: string;
  readonly busy: boolean;
  onCancel(): void;
}

/** §4 "KFS": the one-time code. Submit waits for exactly 6 digits; Cancel calls nothing. */
export function OtpModal({ open, mobile, busy, onCancel, code, onSubmit, ...form }: OtpModalProps) {
  const t = useTranslate();
  const formId = useId();
  const complete = code.length === codeLength;
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      open={open}
      tone="neutral"
      title={t('Enter the 6-digit OTP')}
      text={t('Sent to {mobile}', { mobile: mobile ? formatMobile(mobile) : t('your mobile number') })}
      onClose={cancel}
      actions={
        <>
          <Button data-event={termCondition.events.cancel} variant="secondary" onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button data-event={termCondition.events.submit} type="submit" form={formId} disabled={!complete} busy={busy}>
            {t('Submit')}
          </Button>
        </>
      }
    >
      <CodeForm id={formId} code={code} onSubmit={() => complete && onSubmit()} {...form} />
    </Dialog>
  );
}
