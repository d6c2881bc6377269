import type { Route } from '#contract/routes.ts';
import { RouteLink } from '#steps/route-link.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useSay } from '#ui/say.ts';
import { TabBar, tabBarItemClass } from '#ui/tab-bar.tsx';

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
