import { fn } from 'storybook/test';
import { Badge } from '#ui/messages/badge.tsx';
import preview from '../../../.storybook/preview.tsx';
import { TopBar } from './top-bar.tsx';

const meta = preview.meta({
  title: 'ui/TopBar',
  component: TopBar,
  args: { onBack: fn() },
  parameters: { layout: 'fullscreen' },
});

export const BackOnly = meta.story();
export const AsHeading = meta.story({ args: { title: 'My Loans', heading: true } });
export const WithProgress = meta.story({ args: { title: 'Your loan', percent: 22 } });
export const WithTrailing = meta.story({
  args: { title: 'Repayment', trailing: <Badge tone="neutral">Sample</Badge> },
});
