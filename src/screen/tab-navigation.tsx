import { tabLinks } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';
import { Icon } from '#ui/brand/icon.tsx';
import { useTranslate } from '#ui/translate.ts';
import { RouteLink } from './route-link.tsx';
import styles from './tab-navigation.module.css';

const tabs = [
  { to: tabLinks.home, icon: 'home', word: msg('Home') },
  { to: tabLinks.myLoan, icon: 'wallet', word: msg('My Loans') },
  { to: tabLinks.contactUs, icon: 'help', word: msg('Help') },
] as const;

/**
 * The places of a borrower who has applied: on home, the loans and help alone, because a step has one way forward. A screen
 * that has it includes `tabLinks` in the links of its record.
 */
export function TabNavigation() {
  const t = useTranslate();
  return (
    <nav aria-label={t('Main')} className={styles.bar}>
      {tabs.map(({ to, icon, word }) => (
        <RouteLink key={to} to={to} className={styles.item}>
          <Icon name={icon} />
          {t(word)}
        </RouteLink>
      ))}
    </nav>
  );
}
