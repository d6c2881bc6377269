import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './puck.module.css';

type PuckProps = Omit<ComponentProps<'span'>, 'children'> & {
  icon: IconName;
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'neutral';
  size?: 'regular' | 'small';
  /** Draws the icon once, from its start: the tick of a success. */
  drawn?: boolean;
};

export function Puck({ icon, tone = 'accent', size = 'regular', drawn = false, className, ...rest }: PuckProps) {
  return (
    <span
      className={classNames(styles.puck, className)}
      data-tone={tone}
      data-size={size}
      data-drawn={drawn || undefined}
      {...rest}
    >
      <Icon name={icon} className={styles.icon} />
    </span>
  );
}
