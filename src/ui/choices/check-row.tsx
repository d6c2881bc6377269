import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './check-row.module.css';

type CheckRowProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'onChange'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A checkbox with its label. The whole row toggles it, except a link in the label. */
export function CheckRow({ id: givenId, checked, onCheckedChange, className, children, ...rest }: CheckRowProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <label htmlFor={id} className={classNames(styles.row, className)}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        {...rest}
      />
      <Icon name="check" size={16} className={styles.tick} />
      <span className={styles.text}>{children}</span>
    </label>
  );
}
