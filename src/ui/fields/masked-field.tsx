import { useState } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './masked-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * Digits that are hidden until the borrower shows them.
 *
 * - **Use** for a number that others could read over the shoulder, such as an account number.
 * - **Not** for passwords.
 * - **Accessibility**: the eye is a button with `aria-pressed`; pasting is allowed. Not type="password": browsers
 *   would offer to save the account number as a password.
 */
export function MaskedField(field: Omit<TextFieldProps, 'trailing'>) {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  /* The name of a pressed button does not change: 'Hide, pressed' would mean that the number is hidden. */
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t('Show {field}', { field: field.label.toLowerCase() })}
      aria-pressed={shown}
      // The field keeps the focus, and the phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
    </button>
  );
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...field}
      className={shown ? undefined : styles.masked}
      trailing={toggle}
    />
  );
}
