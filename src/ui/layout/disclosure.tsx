import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import styles from './disclosure.module.css';

/**
 * Details that few borrowers open.
 *
 * - **Use** for fees and explanations.
 * - **Not** for what everybody must read before agreeing.
 * - **Accessibility**: a native `details`.
 */
export function Disclosure({ summary, children, ...rest }: ComponentProps<'details'> & { summary: ReactNode }) {
  return (
    <details className={styles.disclosure} {...rest}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="down" size={20} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
