import { IconSquare } from '#ui/brand/icon-square.tsx';
import { Mark } from '#ui/brand/mark.tsx';
import styles from './transfer.module.css';

/** A coin on its way from us to a bank, or back with `data-toward="us"`. */
type TransferProps = { coin: string; 'data-toward'?: 'us' | 'bank' };

export function Transfer({ coin, ...rest }: TransferProps) {
  return (
    <div aria-hidden="true" className={styles.transfer} {...rest}>
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
