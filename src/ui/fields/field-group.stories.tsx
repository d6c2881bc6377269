import preview from '../../../.storybook/preview.tsx';
import { FieldGroup } from './field-group.tsx';
import { TextField } from './text-field.tsx';

const meta = preview.meta({
  title: 'ui/FieldGroup',
  component: FieldGroup,
  args: {
    children: (
      <>
        <TextField label="Name" value="Sunita Joshi" onValueChange={() => {}} />
        <TextField label="Mobile number" prefix="+91" value="98765" onValueChange={() => {}} />
      </>
    ),
  },
});

export const Plain = meta.story();
export const WithLegend = meta.story({ args: { legend: 'Reference 1' } });
