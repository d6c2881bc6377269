import type { ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import styles from './field-box.module.css';

type FieldBoxProps = {
  htmlFor: string;
  tall?: boolean | undefined;
  invalid?: boolean | undefined;
  locked?: boolean | undefined;
  disabled?: boolean | undefined;
  prefix?: ReactNode;
  trailing?: ReactNode;
  children: ReactNode;
};

export function FieldBox({ htmlFor, tall, invalid, locked, disabled, prefix, trailing, children }: FieldBoxProps) {
  return (
    <div
      className={styles.box}
      data-tall={tall || undefined}
      data-invalid={invalid || undefined}
      data-locked={locked || undefined}
      data-disabled={disabled || undefined}
    >
      {/* A second label: a tap on '+91' or the rupee sign focuses the control. The first label is its name. */}
      {prefix && (
        <label htmlFor={htmlFor} aria-hidden="true" className={styles.prefix}>
          {prefix}
        </label>
      )}
      {children}
      {trailing}
      {locked && <Icon name="lock" size={20} className={styles.lock} />}
    </div>
  );
}
