import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import styles from './code-field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { keepCaret, useTypedText } from './use-typed-text.ts';

type CodeFieldProps = Pick<ComponentProps<'input'>, 'ref'> &
  FieldProps & { length: 4 | 6; value: string; onValueChange: (typed: string) => string };

const positions = [0, 1, 2, 3, 4, 5];

/* The digits are not drawn where the input has them, so a tap moves the caret to the end. Arrow keys still move it. */
const moveCaretToEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd) input.setSelectionRange(end, end);
};

/**
 * A one-time code.
 *
 * - **Use** for codes of 4 or 6 digits that were sent.
 * - **Not** for a PIN that is kept.
 * - **States**: empty, partly filled, error on all cells.
 * - **Words**: the label names who sent it: `Aadhaar OTP`.
 * - **Accessibility**: one native input, which the phone can fill from the message; pasting is allowed.
 */
export function CodeField({ length, value, onValueChange, ref, ...field }: CodeFieldProps) {
  const [caret, setCaret] = useState(value.length);
  const active = Math.min(caret, value.length, length - 1);
  const readCaret = (target: HTMLInputElement) => setCaret(target.selectionEnd ?? target.value.length);
  const typed = useTypedText(value, keepCaret(onValueChange));
  return (
    <FieldFrame {...field}>
      {(control) => (
        <div className={styles.code} data-length={length}>
          {/* No maxlength: it would cut a pasted '481 092' before its space is removed. */}
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            ref={ref}
            {...control}
            className={styles.input}
            {...typed}
            onChange={(event) => {
              readCaret(event.target);
              typed.onChange(event);
            }}
            onSelect={(event) => readCaret(event.currentTarget)}
            onClick={moveCaretToEnd}
          />
          {positions.slice(0, length).map((position) => (
            <span
              key={position}
              aria-hidden="true"
              className={styles.cell}
              data-active={position === active || undefined}
              data-empty={position >= value.length || undefined}
            >
              {value[position]}
            </span>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
