import { IconSquare } from '#ui/brand/icon-square.tsx';
import { Mark } from '#ui/brand/mark.tsx';
import styles from './transfer.module.css';

/**
 * A coin on its way from us to a bank, or back with `data-toward="us"`.
 *
 * - **Use** where a rupee is sent to check an account.
 * - **Accessibility**: hidden from screen readers: the text beside it says the same.
 */
export function Transfer({ coin, ...rest }: { coin: string; 'data-toward'?: 'us' | 'bank' }) {
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
