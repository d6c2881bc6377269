import type { Route } from '#contract/routes.ts';
import { Icon, type IconName } from '#ui/brand/icon.tsx';
import { TabBar, tabBarItemClass } from '#ui/layout/tab-bar.tsx';
import { useSay } from '#ui/say.ts';
import { RouteLink } from './route-link.tsx';

const places: readonly { to: Route; icon: IconName; word: string }[] = [
  { to: '/home', icon: 'home', word: 'Home' },
  { to: '/my-loan', icon: 'wallet', word: 'My Loans' },
  { to: '/contact-us', icon: 'help', word: 'Help' },
];

/** The router marks the link of the page that stands with `aria-current`. */
export function TabNavigation() {
  const say = useSay();
  const items = places.map(({ to, icon, word }) => (
    <RouteLink key={to} to={to} className={tabBarItemClass}>
      <Icon name={icon} />
      {say(word)}
    </RouteLink>
  ));
  return <TabBar items={items} />;
}
