import type { ReactNode } from 'react';
import styles from './inline.module.css';

/** Side by side. Without a gap: at both ends of the line, or below one another where they do not fit. */
export function Inline({ children, gap }: { children: ReactNode; gap?: 2 | 5 }) {
  return (
    <div className={styles.inline} style={gap && { gap: `var(--k-${gap})` }} data-spread={!gap || undefined}>
      {children}
    </div>
  );
}
