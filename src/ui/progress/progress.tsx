import { useEffect, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useUiState } from '#ui/ui-state.tsx';
import styles from './progress.module.css';

type ProgressProps = { percent: number; label: string; className?: string | undefined };

/**
 * How far the borrower is, as a line.
 *
 * - **Use** under the bar of a step.
 * - **Accessibility**: a progressbar with a name; the percentage is also written.
 */
export function Progress({ percent, label, className }: ProgressProps) {
  const { lastPercent } = useUiState();
  /* A step keeps the bar of the step before it; a new bar, that of a screen, starts at the percentage of the previous one. */
  const [from] = useState(lastPercent.current);
  useEffect(() => {
    lastPercent.current = percent;
  }, [lastPercent, percent]);
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={percent} className={classNames(styles.track, className)}>
      <div className={styles.fill} style={{ '--at': percent, '--from': from }} />
    </div>
  );
}
