import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './spinner.module.css';

export function SpinnerRing({ className, ...rest }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={classNames(styles.ring, className)} {...rest} />;
}

type SpinnerProps = Omit<ComponentProps<'p'>, 'children'> & { label: ReactNode; size?: 'inline' | 'page' };

export function Spinner({ label, size = 'inline', className, ...rest }: SpinnerProps) {
  return (
    <p role="status" className={classNames(styles.spinner, className)} data-size={size} {...rest}>
      <SpinnerRing />
      <span>{label}</span>
    </p>
  );
}

type FullWaitProps = Omit<ComponentProps<'main'>, 'title' | 'children' | 'ref'> & {
  title: ReactNode;
  text?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
};

/* A screen of its own: it brings the main region and the heading that takes the focus. */
export function FullWait({ title, text, className, ref, ...rest }: FullWaitProps) {
  return (
    <main id="main" tabIndex={-1} aria-busy="true" className={classNames(styles.wait, className)} {...rest}>
      <SpinnerRing className={styles.large} />
      <div role="status">
        <h1 ref={ref} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </main>
  );
}
