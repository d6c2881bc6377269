import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './visually-hidden.module.css';

export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(styles.hidden, className)} {...rest} />;
}
