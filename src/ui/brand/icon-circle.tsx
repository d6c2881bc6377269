import { classNames } from '#ui/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-circle.module.css';
import type { IconName } from './icon-names.ts';

type IconCircleProps = {
  icon: IconName;
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'neutral';
  size?: 'regular' | 'small';
  /** Animates the icon as if it were drawn: the tick of a success. */
  drawn?: boolean;
  className?: string | undefined;
};

export function IconCircle({ icon, tone = 'accent', size = 'regular', drawn = false, className }: IconCircleProps) {
  return (
    <span
      className={classNames(styles.circle, className)}
      data-tone={tone}
      data-size={size}
      data-drawn={drawn || undefined}
    >
      <Icon name={icon} className={styles.icon} />
    </span>
  );
}
