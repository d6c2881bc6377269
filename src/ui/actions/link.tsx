import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './link.module.css';

/** The class of a text link on a line of its own, for a router link. */
export const textLinkClass = classNames(styles.link);

export function TextLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={textLinkClass} {...rest}>
      {children}
    </a>
  );
}
