import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './link.module.css';

/** The class of a text link on a line of its own, for a router link. */
export const textLinkClass = classNames(styles.link);

/**
 * A link in a sentence.
 *
 * - **Use** to go elsewhere: another screen, a document.
 * - **Not** for what changes or sends something: that is a button.
 * - **Words**: the name of the place, such as `Contact us`; never `click here`.
 */
export function TextLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={textLinkClass} {...rest}>
      {children}
    </a>
  );
}
