import { Children, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { Puck } from '#ui/brand/puck.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './link-list.module.css';

/** The look of a row that can be pressed: put it on the link or button, and a `LinkRow` inside. */
export const linkRowClass = classNames(styles.row);

/* Each child is a link; the list item around it is drawn here. */
export function LinkList({ className, children, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul className={classNames(styles.list, className)} {...rest}>
      {Children.map(children, (link) => link && <li className={styles.item}>{link}</li>)}
    </ul>
  );
}

type LinkRowProps = { label: ReactNode; icon?: IconName | undefined; children?: ReactNode };

/* With an icon the value stands under the label (a way to reach us), without one beside it (an answer to check). */
export function LinkRow({ label, icon, children }: LinkRowProps) {
  return (
    <span className={styles.inside} data-shape={icon ? 'contact' : 'answer'}>
      {icon && <Puck icon={icon} size="small" />}
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
