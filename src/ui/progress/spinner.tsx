import type { ReactNode, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './spinner.module.css';

export function SpinnerRing({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.ring, className)} />;
}

type SpinnerProps = { label: ReactNode; size?: 'inline' | 'page' };

export function Spinner({ label, size = 'inline' }: SpinnerProps) {
  return (
    <p role="status" className={styles.spinner} data-size={size}>
      <SpinnerRing />
      <span>{label}</span>
    </p>
  );
}

type FullWaitProps = { title: ReactNode; text?: ReactNode; ref?: Ref<HTMLHeadingElement> };

/** Replaces a Page: it contains the main region, and the heading that takes the focus. */
export function FullWait({ title, text, ref }: FullWaitProps) {
  return (
    <main id="main" tabIndex={-1} aria-busy="true" className={styles.wait}>
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
