import type { ReactNode, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading, Text } from '#ui/content/text.tsx';
import styles from './spinner.module.css';

export function SpinnerRing({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.ring, className)} />;
}

type LoadingPageProps = { title: string; text: ReactNode; ref?: Ref<HTMLHeadingElement> };

/**
 * Replaces a Page: it contains the main region, and the heading that takes the focus.
 *
 * - **Use** where the server decides what comes next.
 * - **Not** for a screen that reads its data: that is a skeleton.
 * - **Words**: what happens, and how long where that is known.
 */
export function LoadingPage({ title, text, ref }: LoadingPageProps) {
  return (
    <main className={styles.wait}>
      {/* Without the status: some screen readers announce nothing in what is busy. */}
      <div aria-busy="true">
        <SpinnerRing className={styles.large} />
      </div>
      <div>
        <Heading as="h1" ref={ref} tabIndex={-1}>
          {title}
        </Heading>
        <div role="status">{text && <Text className={styles.text}>{text}</Text>}</div>
      </div>
    </main>
  );
}
