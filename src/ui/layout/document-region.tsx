import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './document-region.module.css';

type DocumentRegionProps = { label: string; className?: string | undefined; children: ReactNode };

/* The keyboard scrolls a wide table. */
const reachable = { tabIndex: 0 };

/**
 * A long document that has the page.
 *
 * - **Use** for the Key Fact Statement.
 * - **Accessibility**: takes the focus, so that arrow keys scroll a wide table sideways.
 */
export function DocumentRegion({ label, className, children }: DocumentRegionProps) {
  return (
    <section aria-label={label} {...reachable} className={classNames(styles.document, className)}>
      {children}
    </section>
  );
}
