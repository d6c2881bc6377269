import { Children, type ReactNode } from 'react';
import { Icon, IconCircle, type IconName } from '#ui/brand/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './link-list.module.css';

/** The class of a link around a `LinkRow`. */
export const linkRowClass = classNames(styles.row);

/**
 * A list of links: each child gets a list item.
 *
 * - **Use** for two places or more to go to, such as the contacts.
 * - **Not** for one link in a sentence: that is a `TextLink`.
 */
export function LinkList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.list}>{Children.map(children, (link) => link && <li className={styles.item}>{link}</li>)}</ul>
  );
}

type LinkRowProps = { label: string; icon?: IconName | undefined; children: ReactNode };

/**
 * With an icon the value is below the label (a contact), without one beside it (an answer to check).
 *
 * - **Use** inside a link of a `LinkList`.
 * - **Words**: the label names what it is; the value is the number, the address or the answer.
 */
export function LinkRow({ label, icon, children }: LinkRowProps) {
  return (
    <span className={styles.inside} data-shape={icon && 'contact'}>
      {icon && <IconCircle icon={icon} size="small" />}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> <span className={styles.value}>{children}</span>
      </span>
      <Icon name="next" size={20} className={styles.chevron} />
    </span>
  );
}
