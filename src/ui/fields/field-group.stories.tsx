import preview from '../../../.storybook/preview.tsx';
import { FieldGroup } from './field-group.tsx';
import { TextField } from './text-field.tsx';

const meta = preview.meta({ title: 'ui/FieldGroup', component: FieldGroup });

const fields = (
  <>
    <TextField label="Name" value="Sunita Joshi" onValueChange={() => {}} />
    <TextField label="Mobile number" prefix="+91" value="98765" onValueChange={() => {}} />
  </>
);

export const Plain = meta.story({ args: { children: fields } });

export const Two = meta.story({
  args: { children: fields },
  render: ({ children }) => (
    <>
      <FieldGroup legend="Reference 1">{children}</FieldGroup>
      <FieldGroup legend="Reference 2">{children}</FieldGroup>
    </>
  ),
});
