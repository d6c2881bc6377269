import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { GroupLegend } from './field-frame.tsx';
import styles from './field-group.module.css';

/**
 * Fields below a common legend ('Reference 1'), or a plain stack of fields.
 *
 * - **Use** for fields that belong to one person or thing.
 */
export function FieldGroup({ legend, children }: { legend?: string | undefined; children: ReactNode }) {
  return (
    <fieldset role={legend ? undefined : 'presentation'}>
      {legend && <legend className={styles.legend}>{legend}</legend>}
      <GroupLegend value={legend}>
        <Stack>{children}</Stack>
      </GroupLegend>
    </fieldset>
  );
}
