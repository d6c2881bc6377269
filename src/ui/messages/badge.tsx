import type { ComponentProps } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './badge.module.css';

type BadgeProps = ComponentProps<'span'> & {
  tone: 'success' | 'warning' | 'accent' | 'danger' | 'neutral';
  icon?: IconName | undefined;
};

export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone} data-icon={icon} {...rest}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
