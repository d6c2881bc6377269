import type { ReactNode } from 'react';
import styles from './inline.module.css';

type InlineProps = { children: ReactNode; gap?: 2 | 5 };

/** Side by side. Without a gap: at both ends of the line, or below one another where they do not fit. */
export function Inline({ children, gap }: InlineProps) {
  return (
    <div className={styles.inline} style={gap && { gap: `var(--k-${gap})` }} data-spread={!gap || undefined}>
      {children}
    </div>
  );
}
