import type { ComponentProps } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './badge.module.css';

type BadgeProps = ComponentProps<'span'> & {
  tone: 'success' | 'warning' | 'accent' | 'danger' | 'neutral';
  icon?: IconName | undefined;
};

/**
 * A status in one or two words.
 *
 * - **Use** for the state of a loan, an account, an identity.
 * - **Not** for a number or an action.
 * - **Words**: `Verified`, `Overdue`: always words, with an icon where the colour means good or bad.
 * - **Accessibility**: the tone repeats what the words say.
 */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone} data-icon={icon} {...rest}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
