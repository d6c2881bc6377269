import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './icon.module.css';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

type IconProps = Omit<ComponentProps<'svg'>, 'name' | 'children'> & { name: IconName; size?: number };

/**
 * Decoration only: the text beside it or the label of its button has the meaning.
 *
 * - **Use** beside words that need to be found quickly.
 * - **Not** alone, and no emoji instead.
 * - **Accessibility**: hidden from screen readers.
 */
export function Icon({ name, size = 24, className, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classNames(styles.icon, className)}
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

type IconCircleProps = {
  icon: IconName;
  tone?: 'accent' | 'warning' | 'danger' | 'neutral';
  size?: 'small';
  className?: string | undefined;
};

/**
 * An icon on a round ground.
 *
 * - **Use** above the title of a screen or dialog that reports a result; a small one in a row of links.
 * - **Accessibility**: hidden from screen readers: the title has the same meaning.
 */
export function IconCircle({ icon, tone = 'accent', size, className }: IconCircleProps) {
  return (
    <span className={classNames(styles.circle, className)} data-tone={tone} data-size={size}>
      <Icon name={icon} size={size === 'small' ? 22 : 28} />
    </span>
  );
}
