import { Icon, type IconName } from '#ui/brand/icon.tsx';
import styles from './points.module.css';

type PointsProps = {
  items: readonly { text: string; icon?: IconName }[];
  size?: 'small';
};

/**
 * A list of points. A point without an icon has a dot.
 *
 * - **Use** for conditions, reasons and advice, up to five.
 * - **Words**: one sentence each.
 */
export function Points({ items, size }: PointsProps) {
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
