import type { ComponentProps } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './note.module.css';

const icons = { neutral: 'info', warning: 'warning', danger: 'alert' } as const;

/**
 * A message within the screen.
 *
 * - **Use** once on a screen: `neutral` to know, `warning` before an act, `danger` after a failure.
 * - **Not** for a wrong field.
 * - **Accessibility**: give `role="alert"` to one that appears later.
 */
export function Note({ tone, className, children, ...rest }: ComponentProps<'div'> & { tone: keyof typeof icons }) {
  return (
    <div className={classNames(styles.note, className)} data-tone={tone} {...rest}>
      <Icon name={icons[tone]} size={20} className={styles.icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
