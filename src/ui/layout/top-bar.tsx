import type { Ref } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './top-bar.module.css';

type TopBarProps = {
  title?: string | undefined;
  onBack?: (() => void) | undefined;
  percent?: number | undefined;
  /** Makes the title the heading of the screen, which has no title block. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * Back, the section, and how far the borrower is.
 *
 * - **Use** on steps, with a percentage; elsewhere with a title only.
 * - **Words**: the name of the section; the question is the heading below.
 */
export function TopBar({ title, onBack, percent, ref }: TopBarProps) {
  const t = useTranslate();
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        {onBack && (
          <button type="button" className={styles.back} aria-label={t('Back')} onClick={onBack}>
            <Icon name="back" />
          </button>
        )}
        {ref ? (
          <h1 ref={ref} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        ) : (
          <p className={styles.title}>{title}</p>
        )}
        {percent !== undefined && (
          <span aria-hidden="true" className={styles.percent}>
            {`${percent}%`}
          </span>
        )}
      </div>
      {percent !== undefined && (
        <Progress percent={percent} label={t('Application progress')} className={styles.progress} />
      )}
    </header>
  );
}
