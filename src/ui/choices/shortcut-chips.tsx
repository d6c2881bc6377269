import styles from './shortcut-chips.module.css';

type ShortcutChipsProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The value of the field. */
  value: string;
  onPick: (value: string) => void;
};

/**
 * Values that fill the field above them.
 *
 * - **Use** for answers that many give.
 * - **Not** to submit: the borrower still presses Next.
 * - **Accessibility**: buttons in a named group; the one with the field's value is announced as pressed.
 */
export function ShortcutChips({ label, options, value, onPick }: ShortcutChipsProps) {
  return (
    <fieldset aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={styles.chip}
          // The field keeps the focus, and the phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
