import preview from '../../../.storybook/preview.tsx';
import { AmountField } from './amount-field.tsx';

const meta = preview.meta({
  title: 'ui/AmountField',
  component: AmountField,
  args: {
    label: 'Loan amount',
    value: '1,25,000',
    words: 'One lakh twenty-five thousand rupees',
    onValueChange: (_raw, caret) => caret,
  },
});

export const Empty = meta.story({
  args: { value: '', words: undefined, placeholder: '0', hint: 'Between ₹1,000 and ₹9,99,999' },
});
export const Filled = meta.story();
export const Wrong = meta.story({ args: { value: '850', error: 'Amount must be at least 1000' } });
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByLabelText('Loan amount').focus() });
