import { Checkbox, CheckboxIndicator } from '@radix-ui/react-checkbox';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './check-row.module.css';

type CheckRowProps = Omit<ComponentProps<typeof Checkbox>, 'checked' | 'defaultChecked' | 'onCheckedChange'> & {
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
      <Checkbox
        id={id}
        className={styles.box}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        {...rest}
      >
        <CheckboxIndicator className={styles.tick}>
          <Icon name="check" size={16} />
        </CheckboxIndicator>
      </Checkbox>
      <span className={styles.text}>{children}</span>
    </label>
  );
}
