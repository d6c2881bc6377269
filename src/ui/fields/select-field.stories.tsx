import { type ComponentProps, useState } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { SelectField } from './select-field.tsx';

const Held = ({ value: start, ...rest }: ComponentProps<typeof SelectField>) => {
  const [value, setValue] = useState(start);
  return <SelectField {...rest} value={value} onValueChange={setValue} />;
};

const relations = ['Mother', 'Father', 'Brother', 'Sister', 'Spouse', 'Relative', 'Friends', 'Other'];

const meta = preview.meta({
  title: 'ui/SelectField',
  component: Held,
  args: {
    label: 'Relation',
    options: relations.map((value) => ({ value, label: value })),
    value: '',
    onValueChange: () => {},
    placeholder: 'Select',
  },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: 'Mother' } });
export const Wrong = meta.story({ args: { error: 'Please select relation' } });
export const Disabled = meta.story({ args: { value: 'Mother', disabled: true } });
