import type { FieldOf } from '#engine/fields.ts';
import { labelOf } from '#engine/wording.ts';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { DayGrid } from '#ui/choices/day-grid.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useTranslate } from '#ui/translate.ts';
import { fieldNote } from './field-note.tsx';
import { type FieldProps, typedAttributes, useControlledField } from './use-bound-field.ts';

export function ChoiceKind({ name, field, alone }: FieldProps<FieldOf<'choice'>>) {
  const t = useTranslate();
  const { value, ref, error, choose } = useControlledField(name, field);
  const options = field.options.map((option) => ({
    value: option.value,
    label: t({ text: labelOf(option) }),
    icon: option.icon,
  }));
  return (
    <ChoiceGroup
      ref={ref}
      legend={t({ text: field.label })}
      legendHidden={alone}
      hint={fieldNote(field, t)}
      name={name}
      variant={field.variant}
      options={options}
      value={value}
      error={error}
      onValueChange={choose}
    />
  );
}

export function DaysKind({ name, field, alone }: FieldProps<FieldOf<'days'>>) {
  const t = useTranslate();
  const { value, ref, error, choose } = useControlledField(name, field);
  return (
    <DayGrid
      ref={ref}
      legend={t({ text: field.label })}
      legendHidden={alone}
      hint={fieldNote(field, t)}
      name={name}
      value={value}
      error={error}
      onValueChange={choose}
    />
  );
}

export function SelectKind({ name, field }: FieldProps<FieldOf<'select'>>) {
  const t = useTranslate();
  const { value, ref, error, choose, blur } = useControlledField(name, field);
  return (
    <SelectField
      {...typedAttributes(field, t)}
      ref={ref}
      name={name}
      options={field.options.map((option) => ({ value: option.value, label: t({ text: labelOf(option) }) }))}
      value={value}
      error={error}
      onValueChange={choose}
      onBlur={blur}
    />
  );
}
