import { type ComponentProps, useState } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { SuggestField } from './suggest-field.tsx';

const states = ['Maharashtra', 'Madhya Pradesh', 'Manipur', 'Himachal Pradesh', 'Karnataka', 'Tamil Nadu', 'Kerala'];

const Held = ({ value: start, options, ...rest }: ComponentProps<typeof SuggestField>) => {
  const [value, setValue] = useState(start);
  const found = options.filter((option) => option.toLowerCase().includes(value.toLowerCase()));
  return (
    <div style={{ minBlockSize: 420 }}>
      <SuggestField {...rest} value={value} onValueChange={setValue} onPick={setValue} options={found} />
    </div>
  );
};

const meta = preview.meta({
  title: 'ui/SuggestField',
  component: Held,
  args: {
    label: 'State',
    value: '',
    onValueChange: () => {},
    onPick: () => {},
    onRetry: () => {},
    options: states,
    status: 'ready' as const,
    emptyText: 'No state found',
  },
});

export const Empty = meta.story({ args: { status: 'idle' } });
export const Found = meta.story({
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'ma{ArrowDown}'),
});
export const NothingFound = meta.story({
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'zz'),
});
export const Loading = meta.story({
  args: { status: 'loading' },
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'ma'),
});
export const Failed = meta.story({
  args: { status: 'failed' },
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'ma'),
});
export const Wrong = meta.story({ args: { error: 'Please enter your state' } });
