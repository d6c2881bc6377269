import { type ComponentProps, useState } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { CodeField } from './code-field.tsx';

const Held = ({ value: start, ...rest }: ComponentProps<typeof CodeField>) => {
  const [value, setValue] = useState(start);
  const keep = (raw: string) => setValue(raw.replace(/\D/g, '').slice(0, rest.length));
  return <CodeField {...rest} value={value} onValueChange={keep} />;
};

const meta = preview.meta({
  title: 'ui/CodeField',
  component: Held,
  args: { label: 'OTP', length: 4 as const, value: '', onValueChange: () => {} },
});

export const Empty = meta.story();

export const Typing = meta.story({
  args: { value: '73', labelHidden: true },
  play: ({ canvas }) => canvas.getByLabelText('OTP').focus(),
});

export const Six = meta.story({ args: { label: 'Aadhaar OTP', length: 6, value: '4810' } });

export const Wrong = meta.story({
  args: { label: 'Aadhaar OTP', length: 6, value: '481092', error: 'The OTP did not match. Please try again.' },
});

export const Disabled = meta.story({ args: { value: '7314', disabled: true } });
