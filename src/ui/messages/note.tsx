import type { ComponentProps } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './note.module.css';

const icons = { neutral: 'info', warning: 'warning', danger: 'alert' } as const;

type NoteProps = ComponentProps<'div'> & { tone: keyof typeof icons; icon?: IconName };

/**
 * A message within the screen.
 *
 * - **Use** once on a screen: `neutral` to know, `warning` before an act, `danger` after a failure.
 * - **Not** for a wrong field.
 * - **Accessibility**: give `role="alert"` to one that appears later.
 */
export function Note({ tone, icon = icons[tone], className, children, ...rest }: NoteProps) {
  return (
    <div className={classNames(styles.note, className)} data-tone={tone} {...rest}>
      <Icon name={icon} size={20} className={styles.icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
