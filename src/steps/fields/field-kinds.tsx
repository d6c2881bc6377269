import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldOf } from '#engine/fields.ts';
import { labelOf } from '#engine/wording.ts';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { DayGrid } from '#ui/choices/day-grid.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useTranslate } from '#ui/translate.ts';
import { LookupKind, SuggestKind } from './asking-fields.tsx';
import { MoneyKind } from './money-field.tsx';
import { type FieldProps, fieldNote, typedAttributes, useControlledField, useTextField } from './use-bound-field.tsx';

function TextKind({ name, field }: FieldProps<FieldOf<'text'>>) {
  return <TextField {...useTextField(name, field).attributes} />;
}

function EmailKind({ name, field }: FieldProps<FieldOf<'email'>>) {
  const { attributes } = useTextField(name, field);
  return <TextField {...attributes} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}

function DigitsKind({ name, field }: FieldProps<FieldOf<'digits'>>) {
  return <TextField {...useTextField(name, field).attributes} inputMode="numeric" prefix={field.prefix} />;
}

function MaskedKind({ name, field }: FieldProps<FieldOf<'masked'>>) {
  const t = useTranslate();
  const label = { field: t({ text: field.label }).toLowerCase() };
  const labels = { showLabel: t('Show {field}', label), hideLabel: t('Hide {field}', label) };
  return <MaskedField {...useTextField(name, field).attributes} {...labels} />;
}

function CodeKind({ name, field, alone }: FieldProps<FieldOf<'code'>>) {
  const { value, ref, error, type, blur } = useControlledField(name, field);
  return (
    <CodeField
      {...typedAttributes(field, useTranslate())}
      {...{ ref, name, value, error }}
      length={field.length}
      autofocus={alone}
      onValueChange={type}
      onBlur={blur}
    />
  );
}

function SelectKind({ name, field }: FieldProps<FieldOf<'select'>>) {
  const t = useTranslate();
  const { value, ref, error, choose, blur } = useControlledField(name, field);
  return (
    <SelectField
      {...typedAttributes(field, t)}
      {...{ ref, name, value, error }}
      options={field.options.map((option) => ({ value: option.value, label: t({ text: labelOf(option) }) }))}
      onValueChange={choose}
      onBlur={blur}
    />
  );
}

/** A group of radio buttons. */
function useGroup({ name, field, alone }: FieldProps<Field>) {
  const t = useTranslate();
  const { value, ref, error, choose } = useControlledField(name, field);
  const legend = { legend: t({ text: field.label }), legendHidden: alone, hint: fieldNote(field, t) };
  return { ...legend, name, value, ref, error, onValueChange: choose };
}

function ChoiceKind(props: FieldProps<FieldOf<'choice'>>) {
  const t = useTranslate();
  const { variant, options } = props.field;
  const choices = options.map((option) => ({
    value: option.value,
    label: t({ text: labelOf(option) }),
    icon: option.icon,
  }));
  return <ChoiceGroup {...useGroup(props)} variant={variant} options={choices} />;
}

function DaysKind(props: FieldProps<FieldOf<'days'>>) {
  return <DayGrid {...useGroup(props)} />;
}

/** The component of each kind; the compiler proves that none is missing. */
const kinds: { readonly [Kind in FieldKind]: ComponentType<FieldProps<FieldOf<Kind>>> } = {
  text: TextKind,
  email: EmailKind,
  digits: DigitsKind,
  money: MoneyKind,
  code: CodeKind,
  choice: ChoiceKind,
  days: DaysKind,
  select: SelectKind,
  suggest: SuggestKind,
  masked: MaskedKind,
  lookup: LookupKind,
};

export function StepField(props: FieldProps<Field>) {
  // The table pairs each kind with its own component, which TypeScript cannot express for an index.
  const Kind = kinds[props.field.kind] as ComponentType<FieldProps<Field>>;
  return <Kind {...props} />;
}
