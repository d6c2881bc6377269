import { ShortcutChips } from '#ui/choices/shortcut-chips.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { AmountField } from './amount-field.tsx';

const meta = preview.meta({
  title: 'ui/AmountField',
  component: AmountField,
  args: { label: 'Loan amount', value: '', onValueChange: (_raw, caret) => caret },
});

export const Empty = meta.story({ args: { placeholder: '0', hint: 'Between ₹1,000 and ₹9,99,999' } });
export const Filled = meta.story({ args: { value: '1,25,000', words: 'One lakh twenty-five thousand rupees' } });
export const Wrong = meta.story({ args: { value: '850', error: 'Amount must be at least 1000' } });

export const Focused = meta.story({
  args: { value: '1,25,000', words: 'One lakh twenty-five thousand rupees' },
  play: ({ canvas }) => canvas.getByLabelText('Loan amount').focus(),
});

export const WithShortcuts = meta.story({
  args: { value: '25,000', words: 'Twenty-five thousand rupees' },
  render: (args) => (
    <Stack>
      <AmountField {...args} />
      <ShortcutChips
        label="Amounts"
        options={[
          { value: '10000', label: '₹10,000' },
          { value: '25000', label: '₹25,000' },
          { value: '50000', label: '₹50,000' },
        ]}
        onPick={() => {}}
      />
    </Stack>
  ),
});
