import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTranslate } from '#ui/translate.ts';
import styles from './tab-bar.module.css';

/** The class of a link in the bar, with an icon and a word inside. */
export const tabBarItemClass = classNames(styles.item);

/**
 * The places of a borrower who has applied.
 *
 * - **Use** on home, the loans and help alone.
 * - **Not** on a step: it has one way forward.
 * - **States**: the current place.
 */
export function TabBar({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('Main')} className={styles.bar}>
      {children}
    </nav>
  );
}
