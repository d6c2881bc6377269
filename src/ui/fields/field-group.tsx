import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './field-group.module.css';

type FieldGroupProps = Omit<ComponentProps<'fieldset'>, 'children'> & { legend?: ReactNode; children: ReactNode };

/* Fields under one heading ('Reference 1'), or a plain stack of them. */
export function FieldGroup({ legend, className, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset role={legend ? undefined : 'presentation'} className={classNames(styles.group, className)} {...rest}>
      {legend && <legend className={styles.legend}>{legend}</legend>}
      <div className={styles.stack}>{children}</div>
    </fieldset>
  );
}
