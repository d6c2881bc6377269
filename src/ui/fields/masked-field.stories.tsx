import { type ComponentProps, useState } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { MaskedField } from './masked-field.tsx';

const Held = ({ value: start, ...rest }: ComponentProps<typeof MaskedField>) => {
  const [value, setValue] = useState(start);
  return <MaskedField {...rest} value={value} onValueChange={setValue} />;
};

const meta = preview.meta({
  title: 'ui/MaskedField',
  component: Held,
  args: {
    label: 'Account number',
    value: '552109844417',
    onValueChange: () => {},
    showLabel: 'Show account number',
    hideLabel: 'Hide account number',
  },
});

export const Hidden = meta.story();

export const Shown = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show account number' })),
});

export const Wrong = meta.story({
  args: { value: '5521', error: 'Account number must be at least 10 digits' },
});
