import { classNames } from '#ui/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-circle.module.css';
import type { IconName } from './icon-names.ts';

type IconCircleProps = {
  icon: IconName;
  tone?: 'accent' | 'warning' | 'danger' | 'neutral';
  size?: 'regular' | 'small';
  className?: string | undefined;
};

/**
 * An icon on a round ground.
 *
 * - **Use** above the title of a screen or dialog that reports a result.
 * - **Not** for what can be tapped.
 * - **Accessibility**: hidden from screen readers: the title says the same.
 */
export function IconCircle({ icon, tone = 'accent', size = 'regular', className }: IconCircleProps) {
  return (
    <span className={classNames(styles.circle, className)} data-tone={tone} data-size={size}>
      <Icon name={icon} className={styles.icon} />
    </span>
  );
}
