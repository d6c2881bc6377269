import styles from './mark.module.css';

/**
 * The mark of Kadam.
 *
 * - **Use** in a corner of home and beside the name.
 * - **Not** as an icon of an action.
 */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width={size} height={size} className={styles.mark}>
      <rect width="32" height="32" rx="9" />
      <path d="M6.5 24.5h6.3v-5.7h6.3v-5.7h6.4" />
      <circle cx="22.4" cy="7.6" r="2.6" />
    </svg>
  );
}

/**
 * The mark with the name.
 *
 * - **Use** on a page that introduces Kadam, and beside the column on a computer.
 */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      Kadam
    </span>
  );
}
