import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import styles from './field-group.module.css';

/**
 * Fields below a common legend ('Reference 1'), or a plain stack of fields.
 *
 * - **Use** for fields that belong to one person or thing.
 */
export function FieldGroup({ legend, children }: { legend?: ReactNode; children: ReactNode }) {
  return (
    <fieldset role={legend ? undefined : 'presentation'}>
      {legend && <legend className={styles.legend}>{legend}</legend>}
      <Stack>{children}</Stack>
    </fieldset>
  );
}
