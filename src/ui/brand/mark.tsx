import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './mark.module.css';

type Tone = 'accent' | 'on-deep';
type MarkProps = Omit<ComponentProps<'svg'>, 'children'> & { tone?: Tone; size?: number };

export function Mark({ tone = 'accent', size = 32, className, ...rest }: MarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={classNames(styles.mark, className)}
      data-tone={tone}
      {...rest}
    >
      <rect width="32" height="32" rx="9" />
      <path d="M6.5 24.5h6.3v-5.7h6.3v-5.7h6.4" />
      <circle cx="22.4" cy="7.6" r="2.6" />
    </svg>
  );
}

type WordmarkProps = Omit<ComponentProps<'span'>, 'children'> & { tone?: Tone };

export function Wordmark({ tone = 'accent', className, ...rest }: WordmarkProps) {
  return (
    <span className={classNames(styles.wordmark, className)} {...rest}>
      <Mark tone={tone} />
      Kadam
    </span>
  );
}
