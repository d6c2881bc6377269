import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { fieldAria } from './field-aria.ts';
import { FieldBox } from './field-box.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './masked-field.module.css';
import { useSteadyCaret } from './use-caret.ts';

type NativeInput = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'prefix' | 'children'
>;

type MaskedFieldProps = NativeInput & {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  showLabel: string;
  hideLabel: string;
};

/* Not type="password": browsers would offer to keep the account number as one. */
export function MaskedField({
  id: givenId,
  label,
  hint,
  value,
  onValueChange,
  error,
  showLabel,
  hideLabel,
  'aria-describedby': also,
  ...input
}: MaskedFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const keepCaret = useSteadyCaret();
  const [shown, setShown] = useState(false);
  /* The name of a pressed button stays what it was, or readers would hear 'Hide, pressed' and think it hidden. */
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={showLabel}
      aria-pressed={shown}
      aria-controls={id}
      title={shown ? hideLabel : showLabel}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
    </button>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <FieldBox htmlFor={id} invalid={Boolean(error)} disabled={input.disabled} trailing={toggle}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          {...input}
          {...fieldAria(id, { hint, error, also })}
          id={id}
          className={styles.input}
          data-masked={!shown || undefined}
          value={value}
          onChange={({ target }) => {
            keepCaret(target);
            onValueChange(target.value);
          }}
        />
      </FieldBox>
    </FieldFrame>
  );
}
