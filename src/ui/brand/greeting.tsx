import type { ReactNode, Ref } from 'react';
import styles from './greeting.module.css';
import { Mark } from './mark.tsx';

type GreetingProps = { children: ReactNode; ref?: Ref<HTMLHeadingElement> };

export function Greeting({ children, ref }: GreetingProps) {
  return (
    <header className={styles.greeting}>
      <h1 ref={ref} tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      <Mark />
    </header>
  );
}
