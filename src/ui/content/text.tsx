import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './text.module.css';

type HeadingProps = ComponentProps<'h2'> & { tone?: 'muted' | 'strong'; size?: 'regular' | 'small' };

export function Heading({ tone = 'strong', size = 'regular', className, ...rest }: HeadingProps) {
  return <h2 className={classNames(styles.heading, className)} data-tone={tone} data-size={size} {...rest} />;
}

type TextProps = ComponentProps<'p'> & { tone?: 'muted' | 'strong' | 'danger'; size?: 'regular' | 'small' };

export function Text({ tone = 'muted', size = 'regular', className, ...rest }: TextProps) {
  return <p className={classNames(styles.text, className)} data-tone={tone} data-size={size} {...rest} />;
}

/** The one amount of a screen, its largest text. */
export function Amount({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={classNames(styles.amount, className)} {...rest} />;
}
