import type { ComponentProps, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './greeting.module.css';
import { Mark } from './mark.tsx';

type GreetingProps = Omit<ComponentProps<'header'>, 'ref'> & { ref?: Ref<HTMLHeadingElement> };

export function Greeting({ className, children, ref, ...rest }: GreetingProps) {
  return (
    <header className={classNames(styles.greeting, className)} {...rest}>
      <h1 ref={ref} tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      <Mark />
    </header>
  );
}
