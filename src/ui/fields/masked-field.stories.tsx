import { fn } from 'storybook/test';
import { controlled } from '#ui/controlled.tsx';
import preview from '../../../.storybook/preview.tsx';
import { MaskedField } from './masked-field.tsx';

const meta = preview.meta({
  title: 'ui/MaskedField',
  component: MaskedField,
  decorators: [controlled],
  args: {
    label: 'Account number',
    value: '552109844417',
    onValueChange: fn(),
    showLabel: 'Show account number',
    hideLabel: 'Hide account number',
  },
});

export const Hidden = meta.story();
export const Shown = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show account number' })),
});
export const Wrong = meta.story({ args: { value: '5521', error: 'Account number must be at least 10 digits' } });
