import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './rows.module.css';

export type RowItem = { label: string; value: ReactNode; strong?: boolean };

type RowsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  items: readonly RowItem[];
  lined?: boolean;
  size?: 'regular' | 'small';
};

export function Rows({ items, lined = false, size = 'regular', className, ...rest }: RowsProps) {
  return (
    <dl className={classNames(styles.rows, className)} data-lined={lined || undefined} data-size={size} {...rest}>
      {items.map(({ label, value, strong }) => (
        <div key={label} className={styles.row} data-strong={strong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function RowsHeading({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={classNames(styles.heading, className)} {...rest}>
      {children}
    </h2>
  );
}
