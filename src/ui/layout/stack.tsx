import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './stack.module.css';

/**
 * Parts below one another, with a gap of the tokens.
 *
 * - **Use** for every gap between parts; a part has no margin of its own.
 */
export function Stack({ gap = 4, className, ...rest }: ComponentProps<'div'> & { gap?: 1 | 2 | 3 | 4 }) {
  return <div className={classNames(styles.stack, className)} data-gap={gap} {...rest} />;
}

/** Side by side. Without a gap: at both ends of the line, or below one another where they do not fit. */
export function Inline({ children, gap }: { children: ReactNode; gap?: 2 | 5 }) {
  return (
    <div className={styles.inline} style={gap && { gap: `var(--k-${gap})` }} data-spread={!gap || undefined}>
      {children}
    </div>
  );
}
