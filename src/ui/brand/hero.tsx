import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import { StairHero } from '#ui/progress/stair.tsx';
import styles from './hero.module.css';
import { Wordmark } from './mark.tsx';

type HeroProps = Omit<ComponentProps<'div'>, 'title' | 'ref'> & {
  title: ReactNode;
  text: ReactNode;
  /** Beside the brand. */
  trailing?: ReactNode;
  /** The heading, which takes the focus when the screen arrives. */
  ref?: Ref<HTMLHeadingElement>;
};

/* A screen of its own, in place of a page: it brings the header and the main region. */
export function Hero({ title, text, trailing, className, children, ref, ...rest }: HeroProps) {
  return (
    <div className={classNames(styles.screen, className)} {...rest}>
      <header className={styles.hero}>
        <StairHero className={styles.art} />
        <div className={styles.brand}>
          <Wordmark tone="on-deep" />
          {trailing}
        </div>
        <h1 ref={ref} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
      </header>
      <main id="main" tabIndex={-1} className={styles.sheet}>
        {children}
      </main>
    </div>
  );
}
