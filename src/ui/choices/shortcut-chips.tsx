import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './shortcut-chips.module.css';

type ShortcutChipsProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
};

export function ShortcutChips({ label, options, onPick, className, ...rest }: ShortcutChipsProps) {
  return (
    <fieldset aria-label={label} className={classNames(styles.chips, className)} {...rest}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          // The field keeps the focus, and with it the keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
