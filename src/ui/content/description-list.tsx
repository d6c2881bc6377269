import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export type DescriptionItem = { label: string; value: ReactNode; strong?: boolean };

type DescriptionListProps = {
  items: readonly DescriptionItem[];
  lined?: boolean;
  size?: 'small';
};

/**
 * Labels on the left, values on the right.
 *
 * - **Use** for facts to check: an account, a loan.
 * - **Not** for what can be changed: that is a list of links.
 * - **States**: an item without a value is left out.
 * - **Words**: amounts with ₹ and Indian grouping, dates as 13 Mar 2026.
 * - **Accessibility**: a `dl`.
 */
export function DescriptionList({ items, lined, size }: DescriptionListProps) {
  return (
    <dl className={styles.rows} data-lined={lined || undefined} data-size={size}>
      {items.map(
        ({ label, value, strong }) =>
          value && (
            <div key={label} className={styles.row} data-strong={strong || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
