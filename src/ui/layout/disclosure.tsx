import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & { summary: ReactNode };

export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} {...rest}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="down" size={20} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
