import type { StoryContext } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { CodeField } from './code-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { MaskedField } from './masked-field.tsx';
import { SelectField } from './select-field.tsx';
import { SuggestField } from './suggest-field.tsx';
import { TextArea } from './text-area.tsx';
import { InputField, TextField } from './text-field.tsx';

const meta = preview.meta({
  title: 'ui/Fields',
  component: TextField,
  subcomponents: { CodeField, FieldGroup, MaskedField, SelectField, SuggestField, TextArea },
  tags: ['autodocs', 'stable'],
});

const onValueChange = (typed: string) => typed;
const code = { label: 'OTP', onValueChange };
const relations = ['Mother', 'Father'].map((value) => ({ value, label: value }));

export const TextFields = meta.story(() => (
  <Stack>
    <TextField
      label="Name"
      value=""
      placeholder="As on your PAN"
      hint="Enter your name"
      onValueChange={onValueChange}
    />
    <TextField label="PAN" value="BNZJ4821K" error="Please enter valid PAN number" onValueChange={onValueChange} />
    <TextField label="Aadhaar number" value="4821 7736 9052" locked onValueChange={onValueChange} />
    <FieldGroup legend="Reference 1">
      <TextField label="Mobile number" prefix="+91" value="98765" onValueChange={onValueChange} />
      <SelectField label="Relation" options={relations} value="" placeholder="Select" onValueChange={onValueChange} />
    </FieldGroup>
    <TextArea label="Comment" value="" hint="Optional" onValueChange={onValueChange} />
    <TextArea label="Another" value="Too much text." error="Please write less" onValueChange={onValueChange} />
  </Stack>
));

export const NumberFields = meta.story({
  render: () => (
    <Stack>
      <InputField tall prefix="₹" label="Loan amount" value="1,25,000" hint="One lakh twenty-five thousand rupees" />
      <InputField tall prefix="₹" label="Income" value="850" error="Amount must be at least 1000" />
      <CodeField {...code} length={4} value="73" />
      <CodeField {...code} label="Aadhaar OTP" length={6} value="481092" error="The OTP did not match." />
      <MaskedField label="Account number" value="552109844417" onValueChange={onValueChange} />
    </Stack>
  ),
  play: ({ canvas }) => canvas.getByLabelText('OTP').focus(),
});

const states = ['Maharashtra', 'Madhya Pradesh', 'Manipur', 'Himachal Pradesh', 'Karnataka', 'Tamil Nadu', 'Kerala'];

function States(given: Partial<ComponentProps<typeof SuggestField>>) {
  const [typed, setTyped] = useState('');
  const change = (text: string) => {
    setTyped(text);
    return text;
  };
  const options = states.filter((state) => state.toLowerCase().includes(typed.toLowerCase()));
  const field = { label: 'State', value: typed, typed, options, emptyText: 'No state found', ...given };
  return (
    <div style={{ minBlockSize: 420 }}>
      <SuggestField status="ready" {...field} onValueChange={change} onPick={setTyped} onRetry={() => undefined} />
    </div>
  );
}

const type = ({ canvas, userEvent }: StoryContext) => userEvent.type(canvas.getByRole('combobox'), 'ma{ArrowDown}');

export const Suggestions = meta.story({ render: () => <States />, play: type });
export const NothingFound = meta.story({ render: () => <States options={[]} />, play: type });
export const Searching = meta.story({ render: () => <States status="loading" />, play: type });
export const NotSearched = meta.story({ render: () => <States status="failed" />, play: type });
