import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useLangOf } from '#ui/translate.ts';
import styles from './text.module.css';

type HeadingProps = ComponentProps<'h2'> & { tone?: 'muted' | 'strong'; size?: 'regular' | 'small' };

/**
 * The heading of a section.
 *
 * - **Use** below the title of the screen, which is an `h1` already.
 * - **Accessibility**: levels follow one another.
 */
export function Heading({ tone = 'strong', size = 'regular', className, ...rest }: HeadingProps) {
  const langOf = useLangOf();
  return (
    <h2
      lang={langOf(rest.children)}
      className={classNames(styles.heading, className)}
      data-tone={tone}
      data-size={size}
      {...rest}
    />
  );
}

type TextProps = ComponentProps<'p'> & { tone?: 'muted' | 'strong' | 'danger'; size?: 'regular' | 'small' };

/**
 * A paragraph.
 *
 * - **Use** for one thought; two sentences at most.
 */
export function Text({ tone = 'muted', size = 'regular', className, ...rest }: TextProps) {
  const langOf = useLangOf();
  return (
    <p
      lang={langOf(rest.children)}
      className={classNames(styles.text, className)}
      data-tone={tone}
      data-size={size}
      {...rest}
    />
  );
}

/**
 * The one amount of a screen, its largest text.
 *
 * - **Use** once, for the amount that the screen is about.
 * - **Words**: ₹1,25,000.
 */
export function Amount({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={classNames(styles.amount, className)} {...rest} />;
}
