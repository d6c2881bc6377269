import type { ComponentProps } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './points.module.css';

type PointsProps = Omit<ComponentProps<'ul'>, 'children'> & {
  items: readonly { text: string; icon?: IconName }[];
  size?: 'regular' | 'small';
};

/* A point without an icon gets a plain dot. */
export function Points({ items, size = 'regular', className, ...rest }: PointsProps) {
  return (
    <ul className={classNames(styles.points, className)} data-size={size} {...rest}>
      {items.map(({ text, icon }) => (
        <li key={text} className={styles.point}>
          {icon ? <Icon name={icon} size={size === 'small' ? 16 : 20} /> : <span className={styles.dot} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
