import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
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

const meta = preview.meta({ title: 'ui/Choices' });

function Group(props: Pick<ComponentProps<typeof ChoiceGroup>, 'legend' | 'variant' | 'options' | 'error'>) {
  const [value, setValue] = useState(props.error ? '' : (props.options[1]?.value ?? ''));
  return <ChoiceGroup name={String(props.legend)} {...props} value={value} onValueChange={setValue} />;
}

const rows = ['Bank Transfer', 'Cheque'].map((value) => ({ value, label: value }));
const tiles = [
  { value: 'medical', label: 'Medical Emergency', icon: 'medical' },
  { value: 'delay', label: 'Salary Delay', icon: 'clock' },
  { value: 'education', label: 'Education', icon: 'cap' },
] as const;
const accounts = ['1', '2'].map((value) => ({
  value,
  label: 'Bharat National Bank',
  media: <IconSquare icon="bank" />,
  hint: 'XXXX XXXX 4417',
  badge: (
    <Badge tone="success" icon="check">
      Verified
    </Badge>
  ),
}));

export const ChoiceGroups = meta.story(() => (
  <Stack gap={5}>
    <Group legend="How do you get your salary?" variant="rows" options={rows} />
    <Group legend="And how else?" variant="rows" options={rows} error="Please choose one" />
    <Group legend="Purpose" variant="tiles" options={tiles} />
    <Group legend="Account" variant="rows" options={accounts} />
  </Stack>
));

const noChange = () => undefined;

export const Others = meta.story(() => (
  <Stack gap={5}>
    <DayGrid legend="Salary date" name="salary" value="7" onValueChange={noChange} />
    <DayGrid legend="Another date" name="other" value="" onValueChange={noChange} error="Please choose a date" />
    <ShortcutChips
      label="Amounts"
      options={['10,000', '25,000', '1,00,000', '2,00,000'].map((value) => ({ value, label: `₹${value}` }))}
      onPick={noChange}
    />
    <Card tone="deep">
      <SegmentedControl
        legend="Language"
        segments={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'hi', label: 'हिन्दी', lang: 'hi' },
        ]}
        value="en"
        onValueChange={fn()}
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
          { id: 'calendar', label: 'EMI Calendar', panel: 'Your EMI dates will show here.' },
          { id: 'transactions', label: 'Transactions', panel: 'Your payments will show here.' },
          { id: 'documents', label: 'Documents', panel: 'Your papers will show here.' },
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
