import { type ComponentProps, useState } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { TextField } from './text-field.tsx';

const Held = ({ value: start, ...rest }: ComponentProps<typeof TextField>) => {
  const [value, setValue] = useState(start);
  return <TextField {...rest} value={value} onValueChange={setValue} />;
};

const meta = preview.meta({
  title: 'ui/TextField',
  component: Held,
  args: { label: 'Name', value: '', onValueChange: () => {} },
});

export const Empty = meta.story({
  args: {
    placeholder: 'Enter your name as per PAN',
    hint: 'Please enter your correct name as per PAN',
    autoComplete: 'name',
  },
});

export const Focused = meta.story({
  args: { label: 'Enter your e-mail', value: 'meera.joshi@mail.in', type: 'email' },
  play: ({ canvas }) => canvas.getByLabelText('Enter your e-mail').focus(),
});

export const Wrong = meta.story({
  args: { label: 'PAN number', value: 'BNZJ4821K', error: 'Please enter valid PAN number' },
});

export const Locked = meta.story({ args: { label: 'Aadhaar number', value: '4821 7736 9052', locked: true } });

export const Disabled = meta.story({ args: { label: 'Bank name', placeholder: 'Filled from IFSC', disabled: true } });

export const WithPrefix = meta.story({
  args: { label: 'Mobile number', prefix: '+91', placeholder: '10-digit number', type: 'tel', inputMode: 'numeric' },
});
