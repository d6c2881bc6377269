import type { ChoiceFieldSpec, DaysFieldSpec, SelectFieldSpec } from '#engine/fields.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { DayGrid } from '#ui/day-grid.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { fieldNote } from './field-note.tsx';
import type { FieldProps } from './use-bound-field.ts';
import { typedAttributes, useBoundField } from './use-bound-field.ts';

export function ChoiceKind({ name, field, alone }: FieldProps<ChoiceFieldSpec>) {
  const { value, ref, error, choose } = useBoundField(name, field);
  const options = field.options.map(({ value: option, icon }) => ({
    value: option,
    label: option,
    icon,
  }));
  return (
    <ChoiceGroup
      ref={ref}
      legend={field.label}
      legendHidden={alone}
      hint={fieldNote(field)}
      name={name}
      look={field.look}
      options={options}
      value={value}
      error={error}
      onValueChange={choose}
    />
  );
}

export function DaysKind({ name, field, alone }: FieldProps<DaysFieldSpec>) {
  const { value, ref, error, choose } = useBoundField(name, field);
  return (
    <DayGrid
      ref={ref}
      legend={field.label}
      legendHidden={alone}
      hint={fieldNote(field)}
      name={name}
      value={value}
      error={error}
      onValueChange={choose}
    />
  );
}

export function SelectKind({ name, field }: FieldProps<SelectFieldSpec>) {
  const { value, ref, error, choose, blur } = useBoundField(name, field);
  return (
    <SelectField
      {...typedAttributes(field)}
      ref={ref}
      name={name}
      options={field.options.map((option) => ({ value: option.value, label: option.value }))}
      value={value}
      error={error}
      onValueChange={choose}
      onBlur={blur}
    />
  );
}
