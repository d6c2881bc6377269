import type { RefObject } from 'react';
import { aadhaarChecksum } from '#engine/aadhaar-checksum.ts';
import { groupAadhaar, keepExactDigits } from '#engine/typing.ts';
import { InputField } from '#ui/fields/text-field.tsx';
import { writeText } from '#ui/fields/write-text.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useTranslate } from '#ui/translate.ts';

const normalizeAadhaar = keepExactDigits(12);

interface AadhaarFieldProps {
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  /** While the code of this number is requested. */
  readonly locked: boolean;
  readonly error: string | undefined;
  readonly onBlur: () => void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** Twelve digits, shown in fours as on the card. A wrong check digit shows a hint, never an error. */
export function AadhaarField({ digits, onDigits, locked, error, onBlur, ref }: AadhaarFieldProps) {
  const t = useTranslate();
  const doubt = t('Please look again: one digit may be wrong.');
  const doubtful = digits.length === 12 && !error && !aadhaarChecksum(digits);
  return (
    <>
      <InputField
        ref={ref}
        label={t('Aadhaar number')}
        hint={doubtful ? doubt : t('12 digits')}
        inputMode="numeric"
        autoComplete="off"
        value={groupAadhaar(digits)}
        locked={locked}
        error={error}
        onBlur={onBlur}
        onChange={({ target: input }) => {
          // Behind its digit, while the spaces between the groups change.
          const before = groupAadhaar(normalizeAadhaar(input.value.slice(0, input.selectionStart ?? undefined)));
          const kept = normalizeAadhaar(input.value, digits);
          onDigits(kept);
          writeText(input, groupAadhaar(kept), before.length);
        }}
      />
      <VisuallyHidden role="status">{doubtful && doubt}</VisuallyHidden>
    </>
  );
}
