import { fn } from 'storybook/test';
import { controlled } from '#ui/controlled.tsx';
import preview from '../../../.storybook/preview.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const meta = preview.meta({
  title: 'ui/TextField',
  component: TextField,
  decorators: [controlled],
  args: { label: 'Name', value: '', onValueChange: fn() },
});

export const Empty = meta.story({ args: { placeholder: 'As on your PAN', hint: 'Enter your name as on your PAN' } });
export const Focused = meta.story({
  args: { value: 'Meera Joshi' },
  play: ({ canvas }) => canvas.getByLabelText('Name').focus(),
});
export const Wrong = meta.story({ args: { value: 'BNZJ4821K', error: 'Please enter valid PAN number' } });
export const Locked = meta.story({ args: { value: '4821 7736 9052', locked: true } });
export const Disabled = meta.story({ args: { placeholder: 'Filled from IFSC', disabled: true } });
export const WithPrefix = meta.story({ args: { prefix: '+91', placeholder: '10-digit number', inputMode: 'numeric' } });

const area = { label: 'Comment', onValueChange: fn() };

export const Area = meta.story({ render: () => <TextArea {...area} value="" hint="Optional" /> });
export const WrongArea = meta.story({
  render: () => <TextArea {...area} value={'Too much text. '.repeat(9)} error="Please write less" />,
});
