import type { ReactNode } from 'react';
import styles from './inspector.module.css';

/** One part of the inspector, which folds. */
export function Part({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.part} open={open}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
