import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './document-region.module.css';

type DocumentRegionProps = ComponentProps<'section'> & { label: string };

/* A long document from outside, in its own scroll; it takes the focus so that arrow keys can scroll it. */
export function DocumentRegion({ label, tabIndex = 0, className, children, ...rest }: DocumentRegionProps) {
  return (
    <section aria-label={label} tabIndex={tabIndex} className={classNames(styles.document, className)} {...rest}>
      {children}
    </section>
  );
}
