import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './card.module.css';

type CardProps = ComponentProps<'div'> & {
  tone?: 'deep';
  /** `list` for a card among many, `rows` for a card of nothing but rows. */
  pad?: 'list' | 'rows';
  as?: 'div' | 'section' | 'article';
};

/**
 * A group on a quiet screen.
 *
 * - **Use** on lists and home; `deep` at most once on a screen.
 * - **Not** on a step, and not inside another card.
 */
export function Card({ tone, pad, as: Root = 'div', className, ...rest }: CardProps) {
  return <Root className={classNames(styles.card, className)} data-tone={tone} data-pad={pad} {...rest} />;
}
