import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url&no-inline';

type IconProps = Omit<ComponentProps<'svg'>, 'name' | 'children'> & { name: IconName; size?: 16 | 20 | 24 };

/**
 * Decoration only: the text beside it or the label of its button has the meaning.
 *
 * - **Use** beside words that need to be found quickly.
 * - **Not** alone, and no emoji instead.
 * - **Accessibility**: hidden from screen readers.
 */
export function Icon({ name, size = 24, className, ...rest }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames(styles.icon, className)} data-size={size} {...rest}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
