import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { aadhaarChecksum } from '#engine/aadhaar-checksum.ts';
import { groupAadhaar, keepExactDigits } from '#engine/typing.ts';
import { TextField } from '#ui/fields/text-field.tsx';
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
  const keepCaret = useCaret(ref);
  const doubtful = digits.length === 12 && !error && !aadhaarChecksum(digits);
  return (
    <>
      <TextField
        ref={ref}
        label={t('Aadhaar number')}
        hint={doubtful ? doubt : t('12 digits')}
        inputMode="numeric"
        autoComplete="off"
        value={groupAadhaar(digits)}
        locked={locked}
        error={error}
        onBlur={onBlur}
        onValueChange={(raw) => {
          keepCaret(raw);
          onDigits(normalizeAadhaar(raw, digits));
        }}
      />
      <VisuallyHidden role="status">{doubtful && doubt}</VisuallyHidden>
    </>
  );
}

/** Keeps the caret behind its digit while the spaces between the groups change. */
function useCaret(field: RefObject<HTMLInputElement | null>) {
  const nextCaret = useRef<number>(undefined);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const place = nextCaret.current;
    nextCaret.current = undefined;
    if (place !== undefined && document.activeElement === field.current) field.current?.setSelectionRange(place, place);
  });
  return (raw: string) => {
    const caret = field.current?.selectionStart ?? raw.length;
    nextCaret.current = groupAadhaar(normalizeAadhaar(raw.slice(0, caret))).length;
    redraw();
  };
}
