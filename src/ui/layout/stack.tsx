import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './stack.module.css';

/**
 * Parts below one another, with a gap of the tokens.
 *
 * - **Use** for every gap between parts; a part has no margin of its own.
 */
export function Stack({ gap, className, ...rest }: ComponentProps<'div'> & { gap?: 1 | 2 | 3 }) {
  return <div className={classNames(styles.stack, className)} data-gap={gap} {...rest} />;
}

/** Side by side. With gap 5, or none: below one another where they do not fit. Without one: at both ends of the line. */
export function Inline({ children, gap }: { children: ReactNode; gap?: 2 | 5 }) {
  return (
    <div className={styles.inline} data-gap={gap} data-spread={!gap || undefined}>
      {children}
    </div>
  );
}
