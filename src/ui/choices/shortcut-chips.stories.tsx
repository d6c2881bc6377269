import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ShortcutChips } from './shortcut-chips.tsx';

const amounts = ['10,000', '25,000', '50,000', '75,000', '1,00,000', '2,00,000'];

const meta = preview.meta({ title: 'ui/ShortcutChips', component: ShortcutChips });

export const Six = meta.story({
  args: {
    label: 'Amounts',
    options: amounts.map((amount) => ({ value: amount.replaceAll(',', ''), label: `₹${amount}` })),
    onPick: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '₹1,00,000' }));
    await expect(args.onPick).toHaveBeenCalledWith('100000');
  },
});
