import type { tabLinks } from '#engine/screen.ts';
import { Icon, type IconName } from '#ui/brand/icon.tsx';
import { TabBar, tabBarItemClass } from '#ui/layout/tab-bar.tsx';
import { useTranslate } from '#ui/translate.ts';
import { RouteLink } from './route-link.tsx';

type TabLinks = typeof tabLinks;

const tabs: readonly { link: keyof TabLinks; icon: IconName; word: string }[] = [
  { link: 'home', icon: 'home', word: 'Home' },
  { link: 'myLoan', icon: 'wallet', word: 'My Loans' },
  { link: 'contactUs', icon: 'help', word: 'Help' },
];

/** `links`: those of the screen's record. The router marks the link of the current page with `aria-current`. */
export function TabNavigation({ links }: { links: TabLinks }) {
  const t = useTranslate();
  const items = tabs.map(({ link, icon, word }) => (
    <RouteLink key={link} to={links[link]} className={tabBarItemClass}>
      <Icon name={icon} />
      {t(word)}
    </RouteLink>
  ));
  return <TabBar items={items} />;
}
