import { classNames } from '#ui/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './puck.module.css';

type PuckProps = {
  icon: IconName;
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'neutral';
  size?: 'regular' | 'small';
  /** Animates the icon as if it were drawn: the tick of a success. */
  drawn?: boolean;
  className?: string | undefined;
};

export function Puck({ icon, tone = 'accent', size = 'regular', drawn = false, className }: PuckProps) {
  return (
    <span
      className={classNames(styles.puck, className)}
      data-tone={tone}
      data-size={size}
      data-drawn={drawn || undefined}
    >
      <Icon name={icon} className={styles.icon} />
    </span>
  );
}
