import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export type DescriptionItem = { label: string; value: ReactNode; strong?: boolean };

type DescriptionListProps = {
  items: readonly DescriptionItem[];
  lined?: boolean;
  size?: 'regular' | 'small';
};

export function DescriptionList({ items, lined = false, size = 'regular' }: DescriptionListProps) {
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
