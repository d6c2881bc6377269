import { fn } from 'storybook/test';
import { controlled } from '#ui/controlled.tsx';
import preview from '../../../.storybook/preview.tsx';
import { CodeField } from './code-field.tsx';

const meta = preview.meta({
  title: 'ui/CodeField',
  component: CodeField,
  decorators: [controlled],
  args: { label: 'OTP', length: 4 as const, value: '', onValueChange: fn() },
});

export const Empty = meta.story();
export const Typing = meta.story({
  args: { value: '73', labelHidden: true },
  play: ({ canvas }) => canvas.getByLabelText('OTP').focus(),
});
export const Six = meta.story({ args: { length: 6, value: '4810' } });
export const Wrong = meta.story({ args: { length: 6, value: '481092', error: 'The OTP did not match.' } });
export const Disabled = meta.story({ args: { value: '7314', disabled: true } });
