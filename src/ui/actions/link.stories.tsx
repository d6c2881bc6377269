import preview from '../../../.storybook/preview.tsx';
import { buttonClass } from './button.tsx';
import { TextLink } from './link.tsx';

const meta = preview.meta({ title: 'ui/Link', component: TextLink });

export const Alone = meta.story({ args: { href: '#bank-details', children: 'or add a new bank account' } });

export const LikeAButton = meta.story({
  render: () => (
    <a className={buttonClass('second')} href="#home">
      Go to home
    </a>
  ),
});
