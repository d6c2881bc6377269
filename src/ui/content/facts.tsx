import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './facts.module.css';

type Fact = { icon: IconName; label: string; value: ReactNode };
type FactsProps = Omit<ComponentProps<'dl'>, 'children'> & { items: readonly Fact[] };

export function Facts({ items, className, ...rest }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)} {...rest}>
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
