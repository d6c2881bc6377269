import type { FieldOf } from '#engine/fields.ts';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { DayGrid } from '#ui/choices/day-grid.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useSay } from '#ui/say.ts';
import { fieldNote } from './field-note.tsx';
import type { FieldProps } from './use-bound-field.ts';
import { typedAttributes, useBoundField } from './use-bound-field.ts';

export function ChoiceKind({ name, field, alone }: FieldProps<FieldOf<'choice'>>) {
  const say = useSay();
  const { value, ref, error, choose } = useBoundField(name, field);
  const options = field.options.map(({ value: option, icon }) => ({
    value: option,
    label: say(option),
    icon,
  }));
  return (
    <ChoiceGroup
      ref={ref}
      legend={say(field.label)}
      legendHidden={alone}
      hint={fieldNote(field, say)}
      name={name}
      look={field.variant}
      options={options}
      value={value}
      error={error}
      onValueChange={choose}
    />
  );
}

export function DaysKind({ name, field, alone }: FieldProps<FieldOf<'days'>>) {
  const say = useSay();
  const { value, ref, error, choose } = useBoundField(name, field);
  return (
    <DayGrid
      ref={ref}
      legend={say(field.label)}
      legendHidden={alone}
      hint={fieldNote(field, say)}
      name={name}
      value={value}
      error={error}
      onValueChange={choose}
    />
  );
}

export function SelectKind({ name, field }: FieldProps<FieldOf<'select'>>) {
  const say = useSay();
  const { value, ref, error, choose, blur } = useBoundField(name, field);
  return (
    <SelectField
      {...typedAttributes(field, say)}
      ref={ref}
      name={name}
      options={field.options.map((option) => ({ value: option.value, label: say(option.value) }))}
      value={value}
      error={error}
      onValueChange={choose}
      onBlur={blur}
    />
  );
}
