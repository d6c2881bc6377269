import type { ReactNode, Ref } from 'react';
import { Heading } from '#ui/content/text.tsx';
import styles from './greeting.module.css';
import { Mark } from './mark.tsx';

export function Greeting({ children, ref }: { children: ReactNode; ref?: Ref<HTMLHeadingElement> }) {
  return (
    <header className={styles.greeting}>
      <Heading as="h1" size="title" ref={ref} tabIndex={-1}>
        {children}
      </Heading>
      <Mark />
    </header>
  );
}
