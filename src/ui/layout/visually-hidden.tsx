import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './visually-hidden.module.css';

export const VisuallyHidden = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span className={classNames(styles.hidden, className)} {...rest} />
);
