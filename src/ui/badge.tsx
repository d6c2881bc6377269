import type { ComponentProps } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type BadgeProps = ComponentProps<'span'> & {
  tone: 'success' | 'warning' | 'accent' | 'danger' | 'neutral';
  icon?: IconName | undefined;
};

export const Badge = ({ tone, icon, className, children, ...rest }: BadgeProps) => (
  <span className={classNames(styles.badge, className)} data-tone={tone} data-icon={icon} {...rest}>
    {icon && <Icon name={icon} size={16} />}
    {children}
  </span>
);
