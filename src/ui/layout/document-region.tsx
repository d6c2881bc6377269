import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './document-region.module.css';

type DocumentRegionProps = ComponentProps<'section'> & { label: string };

/** A long document with its own scroll area. It takes the focus, so that arrow keys scroll it. */
export function DocumentRegion({ label, tabIndex = 0, className, children }: DocumentRegionProps) {
  return (
    <section aria-label={label} tabIndex={tabIndex} className={classNames(styles.document, className)}>
      {children}
    </section>
  );
}
