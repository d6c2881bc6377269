import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import styles from './code-field.module.css';
import { fieldAria } from './field-aria.ts';
import { FieldFrame } from './field-frame.tsx';

type NativeInput = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'children'>;

type CodeFieldProps = NativeInput & {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  length: 4 | 6;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
};

const places = [0, 1, 2, 3, 4, 5];

/* A tap knows nothing of where the digits are drawn, so it goes on at the end; the arrows still walk, for eyes and readers. */
const goOnAtEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd) input.setSelectionRange(end, end);
};

export function CodeField({
  id: givenId,
  label,
  labelHidden,
  length,
  value,
  onValueChange,
  error,
  hint,
  onClick,
  onFocus,
  'aria-describedby': also,
  ...input
}: CodeFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [caret, setCaret] = useState(value.length);
  const active = Math.min(caret, value.length, length - 1);
  const follow = (input: HTMLInputElement) => setCaret(input.selectionEnd ?? input.value.length);
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <div className={styles.code} data-length={length} data-invalid={error ? true : undefined}>
        {/* No maxlength: it would cut a pasted '481 092' before its space is taken out. */}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...fieldAria(id, { hint, error, also })}
          id={id}
          className={styles.input}
          value={value}
          onChange={({ target }) => {
            follow(target);
            onValueChange(target.value);
          }}
          onSelect={(event) => follow(event.currentTarget)}
          onClick={(event) => {
            onClick?.(event);
            goOnAtEnd(event);
          }}
          onFocus={(event) => {
            onFocus?.(event);
            goOnAtEnd(event);
          }}
        />
        {places.slice(0, length).map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={styles.cell}
            data-active={place === active || undefined}
            data-empty={place >= value.length || undefined}
          >
            {value[place]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
