import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SuggestField } from './suggest-field.tsx';

const meta = preview.meta({
  title: 'ui/SuggestField',
  component: SuggestField,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'State',
    typed: '',
    onValueChange: (typed: string) => typed,
    onPick: fn(),
    onRetry: fn(),
    options: ['Maharashtra', 'Madhya Pradesh', 'Manipur', 'Himachal Pradesh', 'Karnataka', 'Tamil Nadu', 'Kerala'],
    status: 'ready' as const,
    emptyText: 'No state found',
  },
  render: function Controlled(args: ComponentProps<typeof SuggestField>) {
    const [typed, setTyped] = useState('');
    const options = args.options.filter((option) => option.toLowerCase().includes(typed.toLowerCase()));
    const type = (text: string) => {
      setTyped(text);
      return text;
    };
    return (
      <div style={{ minBlockSize: 420 }}>
        <SuggestField {...args} {...{ options, typed }} value={typed} onValueChange={type} onPick={setTyped} />
      </div>
    );
  },
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'ma{ArrowDown}'),
});

export const Found = meta.story();
export const NothingFound = meta.story({ args: { options: [] } });
export const Loading = meta.story({ args: { status: 'loading' } });
export const Failed = meta.story({ args: { status: 'failed' } });
