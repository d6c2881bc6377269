import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useLangOf } from '#ui/translate.ts';
import styles from './text.module.css';

type HeadingProps = Omit<ComponentProps<'h2'>, 'className'> & {
  as?: 'h1' | 'h2';
  tone?: 'muted';
  size?: 'title' | 'small';
};

/**
 * The heading of a section; as an `h1`, that of a screen, which takes the focus when the screen opens.
 *
 * - **Use** below the title of the screen; the title itself is part of a `TitleBlock`.
 * - **Accessibility**: levels follow one another.
 */
export function Heading({ as: Root = 'h2', tone, size, ...rest }: HeadingProps) {
  const langOf = useLangOf();
  return <Root lang={langOf(rest.children)} className={styles.heading} data-tone={tone} data-size={size} {...rest} />;
}

type TextProps = ComponentProps<'p'> & { tone?: 'muted' | 'strong' | 'danger'; size?: 'small' };

/**
 * A paragraph.
 *
 * - **Use** for one thought; two sentences at most.
 */
export function Text({ tone = 'muted', size, className, ...rest }: TextProps) {
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
export function Amount({ className, children }: { className?: string | undefined; children: string }) {
  return (
    <div className={classNames(styles.amount, className)}>
      <p style={{ '--characters': children.length }}>{children}</p>
    </div>
  );
}
