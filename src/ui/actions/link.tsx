import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './link.module.css';

/** The look of a text link that stands alone, for a router link that should wear it. */
export const textLinkClass = classNames(styles.link);

export function TextLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={classNames(textLinkClass, className)} {...rest}>
      {children}
    </a>
  );
}
