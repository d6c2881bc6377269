import type { ReactNode, Ref } from 'react';
import { Text } from '#ui/content/text.tsx';
import { StairArt } from '#ui/progress/stair.tsx';
import styles from './hero.module.css';
import { Wordmark } from './mark.tsx';

type HeroProps = {
  title: string;
  text: string;
  /** On the right of the brand. */
  trailing?: ReactNode;
  children: ReactNode;
  /** The heading takes the focus after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
};

/** Replaces a Page: it contains the header and the main region. */
export function Hero({ title, text, trailing, children, ref }: HeroProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.hero} data-tone="deep">
        <StairArt name="hero" className={styles.art} />
        <div className={styles.brand}>
          <Wordmark />
          {trailing}
        </div>
        <h1 ref={ref} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <Text className={styles.text}>{text}</Text>
      </header>
      <main className={styles.sheet}>{children}</main>
    </div>
  );
}
