import { Icon, type IconName } from '#ui/brand/icon.tsx';
import styles from './badge.module.css';

type BadgeProps = {
  tone: 'success' | 'warning' | 'accent' | 'danger' | 'neutral';
  icon?: IconName;
  children: string;
};

/**
 * A status in one or two words.
 *
 * - **Use** for the state of a loan, an account, an identity.
 * - **Not** for a number or an action.
 * - **Words**: `Verified`, `Overdue`: always words, with an icon where the colour means good or bad.
 * - **Accessibility**: the tone repeats what the words say.
 */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-icon={icon}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </span>
  );
}
