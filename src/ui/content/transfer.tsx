import type { ComponentProps } from 'react';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { Mark } from '#ui/brand/mark.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './transfer.module.css';

type TransferProps = Omit<ComponentProps<'div'>, 'children'> & { coin: string };

export function Transfer({ coin, className, ...rest }: TransferProps) {
  return (
    <div aria-hidden="true" className={classNames(styles.transfer, className)} {...rest}>
      <Mark size={56} />
      <span className={styles.way}>
        <span className={styles.path}>
          <span className={styles.coin}>{coin}</span>
        </span>
      </span>
      <IconSquare icon="bank" size="large" />
    </div>
  );
}
