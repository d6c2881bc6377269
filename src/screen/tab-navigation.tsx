import type { tabLinks } from '#engine/screen.ts';
import { msg, type Translatable } from '#languages/message.ts';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { TabBar, tabBarItemClass } from '#ui/layout/tab-bar.tsx';
import { useTranslate } from '#ui/translate.ts';
import { RouteLink } from './route-link.tsx';

type TabLinks = typeof tabLinks;

const tabs: readonly { link: keyof TabLinks; icon: IconName; word: Translatable }[] = [
  { link: 'home', icon: 'home', word: msg('Home') },
  { link: 'myLoan', icon: 'wallet', word: msg('My Loans') },
  { link: 'contactUs', icon: 'help', word: msg('Help') },
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
