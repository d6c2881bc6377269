import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import styles from './points.module.css';

type PointsProps = {
  items: readonly { text: string; icon?: IconName }[];
  size?: 'regular' | 'small';
};

/**
 * A list of points. A point without an icon has a dot.
 *
 * - **Use** for conditions, reasons and advice, up to five.
 * - **Words**: one sentence each.
 */
export function Points({ items, size = 'regular' }: PointsProps) {
  return (
    <ul className={styles.points} data-size={size}>
      {items.map(({ text, icon }) => (
        <li key={text} className={styles.point}>
          {icon ? <Icon name={icon} size={size === 'small' ? 16 : 20} /> : <span className={styles.dot} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
