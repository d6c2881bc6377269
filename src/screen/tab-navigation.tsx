import { tabLinks } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';
import { Icon } from '#ui/brand/icon.tsx';
import { TabBar, tabBarItemClass } from '#ui/layout/tab-bar.tsx';
import { useTranslate } from '#ui/translate.ts';
import { RouteLink } from './route-link.tsx';

const tabs = [
  { to: tabLinks.home, icon: 'home', word: msg('Home') },
  { to: tabLinks.myLoan, icon: 'wallet', word: msg('My Loans') },
  { to: tabLinks.contactUs, icon: 'help', word: msg('Help') },
] as const;

/** A screen that has it includes `tabLinks` in the links of its record. */
export function TabNavigation() {
  const t = useTranslate();
  return (
    <TabBar>
      {tabs.map(({ to, icon, word }) => (
        <RouteLink key={to} to={to} className={tabBarItemClass}>
          <Icon name={icon} />
          {t(word)}
        </RouteLink>
      ))}
    </TabBar>
  );
}
