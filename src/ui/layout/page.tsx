import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '#ui/actions/skip-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dock } from './dock.tsx';
import styles from './page.module.css';

export { TitleBlock } from './title-block.tsx';

type PageProps = ComponentProps<'div'> & {
  bar?: ReactNode;
  tone?: 'plain' | 'quiet';
  foot?: ReactNode;
  tabs?: ReactNode;
  busy?: boolean;
};

export function Page({ bar, tone = 'plain', foot, tabs, busy = false, className, children, ...rest }: PageProps) {
  return (
    <div className={classNames(styles.page, className)} data-tone={tone} {...rest}>
      {tabs && <SkipLink />}
      {bar}
      <main id="main" tabIndex={-1} aria-busy={busy || undefined} className={styles.main} data-bare={!bar || undefined}>
        <div className={styles.body}>{children}</div>
        {foot && <Dock className={classNames(styles.dock, styles.foot)}>{foot}</Dock>}
      </main>
      {tabs && <Dock className={styles.dock}>{tabs}</Dock>}
    </div>
  );
}
