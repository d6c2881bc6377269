import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTranslate } from '#ui/translate.ts';
import styles from './tab-bar.module.css';

/** The class of a link in the bar, with an icon and a word inside. */
export const tabBarItemClass = classNames(styles.item);

export function TabBar({ items }: { items: ReactNode }) {
  return (
    <nav aria-label={useTranslate()('Main')} className={styles.bar}>
      {items}
    </nav>
  );
}
