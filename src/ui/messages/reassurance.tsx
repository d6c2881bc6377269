import type { ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { useTranslate } from '#ui/translate.ts';
import styles from './reassurance.module.css';

/**
 * The promise that data is safe, and a link to help.
 *
 * - **Use** at the end of each step.
 * - **Not** on lists and home, which have the tab bar.
 */
export function Reassurance({ contact }: { contact: ReactNode }) {
  const t = useTranslate();
  return (
    <div className={styles.assurance}>
      <p className={styles.pill}>
        <Icon name="shield" size={20} />
        {t('Your data is safe with us')}
      </p>
      <ContactLine>{contact}</ContactLine>
    </div>
  );
}

export function ContactLine({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const t = useTranslate();
  return (
    <p className={classNames(styles.contact, className)}>
      <span>{t('Facing any issue?')}</span> {children}
    </p>
  );
}
