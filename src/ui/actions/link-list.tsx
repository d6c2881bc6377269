import { Children, type ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { IconCircle } from '#ui/brand/icon-circle.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './link-list.module.css';

/** The class of a link around a `LinkRow`. */
export const linkRowClass = classNames(styles.row);

/** A list of links: each child gets a list item. */
export function LinkList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.list}>{Children.map(children, (link) => link && <li className={styles.item}>{link}</li>)}</ul>
  );
}

type LinkRowProps = { label: ReactNode; icon?: IconName | undefined; children?: ReactNode };

/** With an icon the value is below the label (a contact), without one beside it (an answer to check). */
export function LinkRow({ label, icon, children }: LinkRowProps) {
  return (
    <span className={styles.inside} data-shape={icon ? 'contact' : 'answer'}>
      {icon && <IconCircle icon={icon} size="small" />}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {children && (
          <>
            {' '}
            <span className={styles.value}>{children}</span>
          </>
        )}
      </span>
      <Icon name="next" size={20} className={styles.chevron} />
    </span>
  );
}
