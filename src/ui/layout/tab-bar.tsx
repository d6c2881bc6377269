import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTranslate } from '#ui/translate.ts';
import styles from './tab-bar.module.css';

/** The look of one place in the bar: put it on the link, an icon and a word inside. */
export const tabBarItemClass = classNames(styles.item);

type TabBarProps = Omit<ComponentProps<'nav'>, 'children'> & { items: ReactNode };

export function TabBar({ items, className, ...rest }: TabBarProps) {
  return (
    <nav aria-label={useTranslate()('Main')} className={classNames(styles.bar, className)} {...rest}>
      {items}
    </nav>
  );
}
