import { Icon, type IconName } from '#ui/brand/icon.tsx';
import styles from './facts.module.css';

type Fact = { icon: IconName; label: string; value: string };

/**
 * Facts with an icon each, two in a row.
 *
 * - **Use** for up to four facts of an offer.
 * - **Not** for amounts to compare: that is a `DescriptionList`.
 * - **Words**: a label of two words, a value of four.
 */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ icon, label, value }) => (
        <div key={label}>
          <dt className={styles.label}>
            <Icon name={icon} size={20} />
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
