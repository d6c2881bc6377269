import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './icon.module.css';
import circleStyles from './icon-circle.module.css';
import sprite from './icons.svg?url&no-inline';

/** The symbols of `icons.svg`, compared by a test. */
export const iconNames = [
  'alert',
  'back',
  'bank',
  'cal',
  'camera',
  'cap',
  'check',
  'clock',
  'cloud',
  'doc',
  'dots',
  'down',
  'download',
  'eye',
  'eye-off',
  'flag',
  'help',
  'home',
  'id',
  'info',
  'lock',
  'mail',
  'medical',
  'next',
  'phone',
  'receipt',
  'rupee',
  'shield',
  'sms',
  'star',
  'sun',
  'umbrella',
  'user',
  'wallet',
  'warning',
] as const;

export type IconName = (typeof iconNames)[number];

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
    <svg aria-hidden="true" width={size} height={size} className={classNames(styles.icon, className)} {...rest}>
      <use href={`${sprite}#${name}`} />
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
    <span className={classNames(circleStyles.circle, className)} data-tone={tone} data-size={size}>
      <Icon name={icon} size={size === 'small' ? 22 : 28} />
    </span>
  );
}
