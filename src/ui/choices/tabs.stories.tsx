import { expect } from 'storybook/test';
import { Card } from '#ui/layout/card.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Tabs } from './tabs.tsx';

const meta = preview.meta({
  title: 'ui/Tabs',
  component: Tabs,
  decorators: [(Story) => <Card pad="rows">{Story()}</Card>],
});

export const Three = meta.story({
  args: {
    label: 'Repayment',
    tabs: [
      { id: 'calendar', label: 'EMI Calendar', panel: 'Your EMI dates will show here.' },
      { id: 'transactions', label: 'Transactions', panel: 'Your payments will show here.' },
      { id: 'documents', label: 'Documents', panel: 'Your papers will show here.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'EMI Calendar' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Documents' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'EMI Calendar' })).toBeVisible();
  },
});
