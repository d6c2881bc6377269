import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { aadhaar, brokenRule, notZeros, required } from '#engine/rules.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#session/session-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import type { Say } from '#ui/say.ts';
import { useSay } from '#ui/say.ts';
import { AadhaarField } from './aadhaar-field.tsx';
import { enterAadhar } from './screen.ts';

const rules = [
  required('Please enter aadhaar number'),
  aadhaar('Please enter valid aadhaar number'),
  notZeros('Please enter valid aadhaar number'),
];

interface AadhaarMethodProps {
  /** Whether the one-time-code service is down; undefined where nobody knows, and then no method is recommended. */
  readonly down: boolean | undefined;
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  readonly busy: boolean;
  readonly onGetOtp: () => void;
  readonly onDigilocker: () => void;
}

/** §2 "/enter-aadhar": the method, and the number where the method needs it. */
export function AadhaarMethod({ down, digits, onDigits, busy, onGetOtp, onDigilocker }: AadhaarMethodProps) {
  const say = useSay();
  const formId = useId();
  const facts = useFacts();
  const field = useRef<HTMLInputElement>(null);
  const [method, setMethod] = useState(down ? 'digilocker' : 'otp');
  const [touched, setTouched] = useState(false);
  const broken = brokenRule(rules, digits, { answers: {}, facts })?.message;

  const byOtp = method === 'otp';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!byOtp) return onDigilocker();
    setTouched(true);
    if (broken) field.current?.focus();
    else onGetOtp();
  };
  return (
    <ScreenFrame
      screen={enterAadhar}
      title={say('Verify your Aadhaar')}
      subtitle={say('Choose how you want to do it.')}
      foot={
        <Button
          type="submit"
          form={formId}
          data-event={enterAadhar.events[byOtp ? 'getOtp' : 'digilocker']}
          busy={busy}
        >
          {byOtp ? say('Get OTP') : say('Continue with DigiLocker')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <ChoiceGroup
          legend={say('How to verify')}
          legendHidden
          name="method"
          look="rows"
          options={methods(down, say)}
          value={method}
          disabled={busy}
          onValueChange={setMethod}
        />
        {byOtp && (
          <AadhaarField
            ref={field}
            digits={digits}
            onDigits={onDigits}
            locked={busy}
            error={touched ? broken : undefined}
            onBlur={() => setTouched(true)}
          />
        )}
      </form>
    </ScreenFrame>
  );
}

/** Both methods stay open to the borrower; the badge and the choice made beforehand only advise. */
function methods(down: boolean | undefined, say: Say) {
  const recommended = <Badge tone="accent">{say('Recommended')}</Badge>;
  return [
    {
      value: 'otp',
      label: say('Aadhaar OTP'),
      icon: 'sms',
      hint: down ? say('This service has trouble right now') : say('OTP on your Aadhaar-linked mobile'),
      badge: down === false && recommended,
    },
    {
      value: 'digilocker',
      label: say('DigiLocker'),
      icon: 'cloud',
      hint: say('Share it from your DigiLocker account'),
      badge: down && recommended,
    },
  ] as const;
}
