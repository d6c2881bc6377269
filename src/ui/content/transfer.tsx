import { IconSquare } from '#ui/brand/icon-square.tsx';
import { Mark } from '#ui/brand/mark.tsx';
import styles from './transfer.module.css';

/**
 * A rupee on its way from us to a bank, or back.
 *
 * - **Use** where a rupee is sent to check an account.
 * - **Accessibility**: hidden from screen readers: the text beside it has the same meaning.
 */
export function Transfer({ toward }: { toward: 'us' | 'bank' }) {
  return (
    <div aria-hidden="true" className={styles.transfer} data-toward={toward}>
      <Mark size={56} />
      <span className={styles.way}>
        <span className={styles.path}>
          <span className={styles.coin}>₹1</span>
        </span>
      </span>
      <IconSquare icon="bank" size="large" />
    </div>
  );
}
