import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './text.module.css';

type HeadingProps = ComponentProps<'h2'> & { as?: 'h2' | 'h3'; tone?: 'muted' | 'strong'; size?: 'regular' | 'small' };

export const Heading = ({ as: Root = 'h2', tone = 'strong', size = 'regular', className, ...rest }: HeadingProps) => (
  <Root className={classNames(styles.heading, className)} data-tone={tone} data-size={size} {...rest} />
);

type TextProps = ComponentProps<'p'> & { tone?: 'muted' | 'strong' | 'danger'; size?: 'regular' | 'small' };

export const Text = ({ tone = 'muted', size = 'regular', className, ...rest }: TextProps) => (
  <p className={classNames(styles.text, className)} data-tone={tone} data-size={size} {...rest} />
);

/* The largest thing on a screen that has money; one a screen. */
export const Amount = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={classNames(styles.amount, className)} {...rest} />
);
