import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { formatMobile } from '#engine/format.ts';
import { normalizeDigits } from '#engine/typing.ts';
import { useFacts } from '#screen/services.ts';
import type { Flow } from '#screen/use-flow.ts';
import { useWebOtp } from '#screen/use-web-otp.ts';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import { codeLength, type KeyFactsView } from './flow.ts';
import { termCondition } from './screen.ts';

const normalizeCode = normalizeDigits(codeLength);

interface CodeFormProps {
  readonly flow: Flow<KeyFactsView>;
  readonly code: string;
  onCode(code: string): void;
  onSubmit(code: string): void;
}

function CodeForm({
  flow: { errors, clearErrors },
  code,
  onCode,
  onSubmit,
  id,
}: CodeFormProps & { readonly id: string }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const error = errors.otp && translateMessage(errors.otp, t);
  const type = (typed: string) => {
    const digits = normalizeCode(typed, code);
    onCode(digits);
    clearErrors();
    return digits;
  };
  useWebOtp(type);
  // The code was cleared: the next action is to type again.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(code);
  };
  return (
    <form id={id} onSubmit={submit}>
      <CodeField
        ref={field}
        label={t('One-time code, 6 digits')}
        labelHidden
        length={codeLength}
        value={code}
        error={error}
        onValueChange={type}
      />
    </form>
  );
}

/** §4 "KFS": the one-time code. Submit waits for exactly 6 digits; Cancel calls nothing. */
export function OtpModal(props: CodeFormProps) {
  const { view, busy, show } = props.flow;
  const t = useTranslate();
  const { mobile } = useFacts();
  const formId = useId();
  const cancel = () => show('statement');
  return (
    <Dialog
      open={view === 'code'}
      title={t('Enter the 6-digit OTP')}
      text={t('Sent to {mobile}', { mobile: mobile ? formatMobile(mobile) : t('your mobile number') })}
      onClose={cancel}
      actions={
        <>
          <Button data-event={termCondition.events.cancel} variant="secondary" onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button
            data-event={termCondition.events.submit}
            type="submit"
            form={formId}
            disabled={props.code.length !== codeLength}
            busy={busy}
          >
            {t('Submit')}
          </Button>
        </>
      }
    >
      <CodeForm id={formId} {...props} />
    </Dialog>
  );
}
