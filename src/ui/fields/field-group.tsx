import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout/stack.tsx';
import styles from './field-group.module.css';

type FieldGroupProps = Omit<ComponentProps<'fieldset'>, 'children'> & { legend?: ReactNode; children: ReactNode };

/** Fields below a common legend ('Reference 1'), or a plain stack of fields. */
export function FieldGroup({ legend, className, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset role={legend ? undefined : 'presentation'} className={classNames(styles.group, className)} {...rest}>
      {legend && <legend className={styles.legend}>{legend}</legend>}
      <Stack>{children}</Stack>
    </fieldset>
  );
}
