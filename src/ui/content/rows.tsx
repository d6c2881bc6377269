import type { ReactNode } from 'react';
import styles from './rows.module.css';

export type RowItem = { label: string; value: ReactNode; strong?: boolean };

type RowsProps = {
  items: readonly RowItem[];
  lined?: boolean;
  size?: 'regular' | 'small';
};

export function Rows({ items, lined = false, size = 'regular' }: RowsProps) {
  return (
    <dl className={styles.rows} data-lined={lined || undefined} data-size={size}>
      {items.map(({ label, value, strong }) => (
        <div key={label} className={styles.row} data-strong={strong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function RowsHeading({ children }: { children: ReactNode }) {
  return <h2 className={styles.heading}>{children}</h2>;
}
