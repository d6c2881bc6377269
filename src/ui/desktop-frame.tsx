import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './desktop-frame.module.css';
import { Wordmark } from './mark.tsx';
import { StairDesktop } from './stair.tsx';

type DesktopFrameProps = ComponentProps<'div'> & { contact: ReactNode };

export const DesktopFrame = ({ contact, className, children, ...rest }: DesktopFrameProps) => (
  <div className={classNames(styles.frame, className)} {...rest}>
    <StairDesktop className={styles.art} />
    <aside aria-label="Kadam" className={styles.side}>
      <Wordmark />
      <p className={styles.line}>One step at&nbsp;a&nbsp;time.</p>
      <p className={styles.text}>Your answers are saved after every step. Start here, finish on your phone.</p>
    </aside>
    <div className={styles.column}>{children}</div>
    <aside aria-label="Help" className={styles.side}>
      <p className={styles.contact}>Facing any issue?</p>
      {contact}
    </aside>
  </div>
);
