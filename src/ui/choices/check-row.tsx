import { Checkbox, CheckboxIndicator } from '@radix-ui/react-checkbox';
import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import styles from './check-row.module.css';

type CheckRowProps = { checked: boolean; onCheckedChange: (checked: boolean) => void; children: ReactNode };

/**
 * A checkbox with its label. The whole row toggles it, except a link in the label.
 *
 * - **Use** for a consent, one for each screen.
 * - **Not** for a choice between answers: that is a choice group.
 * - **Words**: what the borrower agrees to, in the first person.
 * - **Accessibility**: a row at least 48 pixels high around a checkbox.
 */
export function CheckRow({ checked, onCheckedChange, children }: CheckRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.row}>
      <Checkbox
        id={id}
        className={styles.box}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
      >
        <CheckboxIndicator>
          <Icon name="check" size={16} />
        </CheckboxIndicator>
      </Checkbox>
      <span className={styles.text}>{children}</span>
    </label>
  );
}
