import { Icon } from '#ui/brand/icon.tsx';
import preview from '../../../.storybook/preview.tsx';
import { TabBar, tabBarItemClass } from './tab-bar.tsx';

const meta = preview.meta({ title: 'ui/TabBar', component: TabBar, parameters: { layout: 'fullscreen' } });

export const Three = meta.story({
  args: {
    items: (
      <>
        <a className={tabBarItemClass} href="#home" aria-current="page">
          <Icon name="home" />
          Home
        </a>
        <a className={tabBarItemClass} href="#my-loan">
          <Icon name="wallet" />
          My Loans
        </a>
        <a className={tabBarItemClass} href="#contact-us">
          <Icon name="help" />
          Help
        </a>
      </>
    ),
  },
});
