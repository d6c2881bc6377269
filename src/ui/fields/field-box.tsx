import type { ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import styles from './field-box.module.css';
import { type Control, FieldFrame, type FieldProps } from './field-frame.tsx';

export type FieldBoxProps = FieldProps & {
  tall?: boolean | undefined;
  locked?: boolean | undefined;
  prefix?: ReactNode;
  trailing?: ReactNode;
};

export function FieldBox({
  tall,
  locked,
  prefix,
  trailing,
  children,
  ...field
}: FieldBoxProps & { children: (control: Control) => ReactNode }) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <div className={styles.box} data-tall={tall || undefined} data-locked={locked || undefined}>
          {/* A second label, so that a tap on '+91' or the rupee sign focuses the control, which the first label names. */}
          {prefix && (
            <label htmlFor={control.id} aria-hidden="true" className={styles.prefix}>
              {prefix}
            </label>
          )}
          {children(control)}
          {trailing}
          {locked && <Icon name="lock" size={20} className={styles.lock} />}
        </div>
      )}
    </FieldFrame>
  );
}
