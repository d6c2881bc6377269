import { fn } from 'storybook/test';
import { controlled } from '#ui/controlled.tsx';
import preview from '../../../.storybook/preview.tsx';
import { SelectField } from './select-field.tsx';

const meta = preview.meta({
  title: 'ui/SelectField',
  component: SelectField,
  decorators: [controlled],
  args: {
    label: 'Relation',
    options: ['Mother', 'Father', 'Brother', 'Sister'].map((value) => ({ value, label: value })),
    value: '',
    onValueChange: fn(),
    placeholder: 'Select',
  },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: 'Mother' } });
export const Wrong = meta.story({ args: { error: 'Please select relation' } });
export const Disabled = meta.story({ args: { value: 'Mother', disabled: true } });
