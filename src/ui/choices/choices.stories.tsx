import { expect } from 'storybook/test';
import { monthDays } from '#engine/fields.ts';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import preview from '../../../.storybook/preview.tsx';
import { CheckRow } from './check-row.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { DayGrid } from './day-grid.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { ShortcutChips } from './shortcut-chips.tsx';
import { Tabs } from './tabs.tsx';

const meta = preview.meta({
  title: 'ui/Choices',
  component: ChoiceGroup,
  subcomponents: { CheckRow, DayGrid, SegmentedControl, ShortcutChips, Tabs },
  tags: ['autodocs', 'stable'],
});

const noChange = () => undefined;
const ways = ['Bank Transfer', 'Cheque'].map((value) => ({ value, label: value }));
const purposes = [
  { value: 'medical', label: 'Medical Emergency', icon: 'medical' },
  { value: 'delay', label: 'Salary Delay', icon: 'clock' },
] as const;
const account = {
  value: '1',
  label: 'Bharat National Bank',
  media: <IconSquare icon="bank" />,
  hint: 'XXXX XXXX 4417',
  badge: <Badge tone="accent">Recommended</Badge>,
};
const rows = { name: 'rows', variant: 'rows', value: '1', onValueChange: noChange } as const;

export const Choices = meta.story(() => (
  <Stack>
    <ChoiceGroup {...rows} label="How do you get your salary?" options={ways} error="Please choose one" />
    <ChoiceGroup {...rows} label="Account" options={[account]} />
    <ChoiceGroup {...rows} name="tiles" variant="tiles" label="Purpose" options={purposes} value="medical" />
    <DayGrid
      label="Salary date"
      name="salary"
      days={monthDays}
      value="7"
      onValueChange={noChange}
      error="Please choose a date"
    />
    <ShortcutChips
      label="Amounts"
      options={['10,000', '25,000', '1,00,000', '2,00,000'].map((value) => ({ value, label: `₹${value}` }))}
      value="25,000"
      onPick={noChange}
    />
    <Card tone="deep">
      <SegmentedControl
        label="Language"
        segments={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'hi', label: 'हिन्दी', lang: 'hi' },
        ]}
        value="en"
        onValueChange={noChange}
      />
    </Card>
    {[false, true].map((checked) => (
      <CheckRow key={String(checked)} checked={checked} onCheckedChange={noChange}>
        I agree to <a href="#terms">terms-privacy policy</a> and allow access to my credit bureau information.
      </CheckRow>
    ))}
  </Stack>
));

export const ThreeTabs = meta.story({
  render: () => (
    <Card pad="rows">
      <Tabs
        label="Repayment"
        tabs={[
          { label: 'EMI Calendar', panel: 'Your EMI dates will show here.' },
          { label: 'Transactions', panel: 'Your payments will show here.' },
          { label: 'Documents', panel: 'Your papers will show here.' },
        ]}
      />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'EMI Calendar' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Documents' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'EMI Calendar' })).toBeVisible();
  },
});
