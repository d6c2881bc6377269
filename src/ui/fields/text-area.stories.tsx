import { type ComponentProps, useState } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { TextArea } from './text-area.tsx';

const Held = ({ value: start, ...rest }: ComponentProps<typeof TextArea>) => {
  const [value, setValue] = useState(start);
  return <TextArea {...rest} value={value} onValueChange={setValue} />;
};

const meta = preview.meta({
  title: 'ui/TextArea',
  component: Held,
  args: { label: 'Comment', value: '', onValueChange: () => {} },
});

export const Empty = meta.story({ args: { hint: 'Optional' } });

export const Wrong = meta.story({ args: { value: 'Too much to say. '.repeat(9), error: 'Please write less' } });
