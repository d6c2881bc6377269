import { type ComponentProps, type SubmitEvent, useId, useRef, useState } from 'react';
import { hasValidChecksum } from '#engine/aadhaar-checksum.ts';
import { aadhaar, brokenRule, notZeros, required } from '#engine/rules.ts';
import { groupAadhaar, normalizeExactDigits } from '#engine/typing.ts';
import { msg } from '#languages/message.ts';
import { afterPress } from '#screen/after-press.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import type { Flow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { InputField } from '#ui/fields/text-field.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { type Translate, useTranslate } from '#ui/translate.ts';
import { type AadhaarView, openDigilocker, sendCode } from './flow.ts';
import { enterAadhar } from './screen.ts';

const rules = [
  required(msg('Please enter aadhaar number').text),
  aadhaar(msg('Please enter valid aadhaar number').text),
  notZeros(msg('Please enter valid aadhaar number').text),
];

interface AadhaarMethodProps {
  /** Whether `down` is being read. */
  readonly reading: boolean;
  /** Whether the one-time-code service is down; undefined where unknown: then no method is recommended. */
  readonly down: boolean | undefined;
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  readonly flow: Flow<AadhaarView>;
}

/** §2 "/enter-aadhar": the method, and its number if it needs one. */
export function AadhaarMethod({ reading, down, digits, onDigits, flow: { busy, execute } }: AadhaarMethodProps) {
  const t = useTranslate();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  // After 'Change number' there are digits, which only one method needs.
  const [chosen, setChosen] = useState(digits && 'otp');
  const [touched, setTouched] = useState(false);
  const broken = brokenRule(rules, digits)?.message;
  const method = chosen || (down ? 'digilocker' : 'otp');
  const byOtp = method === 'otp';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!byOtp) return void execute(openDigilocker);
    setTouched(true);
    if (broken) field.current?.focus();
    else void execute(sendCode(digits));
  };
  return (
    <ScreenFrame
      screen={enterAadhar}
      title={t('Verify your Aadhaar')}
      subtitle={t('Choose how you want to do it.')}
      foot={
        <Button
          type="submit"
          form={formId}
          data-event={enterAadhar.events[byOtp ? 'get_otp' : 'continue_with_digilocker']}
          busy={busy || reading}
        >
          {byOtp ? t('Get OTP') : t('Continue with DigiLocker')}
        </Button>
      }
    >
      {reading ? (
        <SkeletonScreen label={t('Loading')} heights={[129, 96, 20, 56]} />
      ) : (
        <form id={formId} onSubmit={submit}>
          <ChoiceGroup
            label={t('How to verify')}
            labelHidden
            name="method"
            variant="rows"
            options={methods(down, t)}
            value={method}
            // Not disabled: the radio button from which Enter was pressed keeps the focus.
            onValueChange={(value) => !busy && setChosen(value)}
          />
          {byOtp && (
            <AadhaarField
              ref={field}
              digits={digits}
              onDigits={onDigits}
              locked={busy}
              error={touched && broken ? t({ text: broken }) : undefined}
              onBlur={() => afterPress(() => setTouched(true))}
            />
          )}
        </form>
      )}
    </ScreenFrame>
  );
}

/** The borrower may use either method; the badge and the preselection only advise. */
function methods(down: boolean | undefined, t: Translate) {
  const recommended = <Badge tone="accent">{t('Recommended')}</Badge>;
  return [
    {
      value: 'otp',
      label: t('Aadhaar OTP'),
      icon: 'sms',
      hint: down ? t('This service has trouble right now') : t('OTP on your Aadhaar-linked mobile'),
      badge: down === false && recommended,
    },
    {
      value: 'digilocker',
      label: t('DigiLocker'),
      icon: 'cloud',
      hint: t('Share it from your DigiLocker account'),
      badge: down && recommended,
    },
  ] as const;
}

const normalizeAadhaar = normalizeExactDigits(12);

type AadhaarFieldProps = Pick<AadhaarMethodProps, 'digits' | 'onDigits'> &
  Pick<ComponentProps<typeof InputField>, 'ref' | 'locked' | 'error' | 'onBlur'>;

/** Twelve digits, shown in fours as on the card. A wrong check digit shows a hint, never an error. */
function AadhaarField({ digits, onDigits, error, ...field }: AadhaarFieldProps) {
  const t = useTranslate();
  const doubt = t('Please look again: one digit may be wrong.');
  const doubtful = digits.length === 12 && !error && !hasValidChecksum(digits);
  return (
    <>
      <InputField
        {...field}
        label={t('Aadhaar number')}
        hint={doubtful ? doubt : t('12 digits')}
        inputMode="numeric"
        autoComplete="off"
        value={groupAadhaar(digits)}
        error={error}
        onType={(raw, caret) => {
          const number = normalizeAadhaar(raw, digits);
          onDigits(number);
          // Keeps the caret before the digits that follow it, although the spaces between the groups change.
          const after = normalizeAadhaar(raw.slice(caret)).length;
          const before = groupAadhaar(number.slice(0, number.length - after));
          return { shown: groupAadhaar(number), caret: before.length };
        }}
      />
      <VisuallyHidden role="status">{doubtful && doubt}</VisuallyHidden>
    </>
  );
}
