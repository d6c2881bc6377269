import type { ComponentType } from 'react';
import { type Field, type FieldKind, type FieldOf, monthDays } from '#engine/fields.ts';
import { labelOf } from '#engine/wording.ts';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { DayGrid } from '#ui/choices/day-grid.tsx';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useTranslate } from '#ui/translate.ts';
import { MoneyKind } from './money-field.tsx';
import { LookupKind, SuggestKind } from './server-fields.tsx';
import { type StepFieldProps, useControlledField, useTextField } from './use-bound-field.tsx';

/** The keyboard that the phone offers for each kind of text. */
const keyboards = {
  text: {},
  email: { type: 'email' },
  digits: { inputMode: 'numeric' },
} as const;

function TextKind({ name, field }: StepFieldProps<FieldOf<keyof typeof keyboards>>) {
  const { attributes } = useTextField(name, field);
  return <TextField {...attributes} {...keyboards[field.kind]} prefix={field.kind === 'digits' && field.prefix} />;
}

function MaskedKind({ name, field }: StepFieldProps<FieldOf<'masked'>>) {
  return <MaskedField {...useTextField(name, field).attributes} />;
}

/** The options of a field, in the language of the page. */
function useOptions({ options }: FieldOf<'select' | 'choice'>) {
  const t = useTranslate();
  return options.map((option) => ({ ...option, label: t({ text: labelOf(option) }) }));
}

function SelectKind({ name, field }: StepFieldProps<FieldOf<'select'>>) {
  const { attributes, choose } = useControlledField(name, field);
  return <SelectField {...attributes} options={useOptions(field)} onValueChange={choose} />;
}

function useGroup({ name, field, alone }: StepFieldProps<Field>) {
  const { attributes, choose } = useControlledField(name, field);
  return { ...attributes, labelHidden: alone, onValueChange: choose };
}

function ChoiceKind(props: StepFieldProps<FieldOf<'choice'>>) {
  return <ChoiceGroup {...useGroup(props)} variant={props.field.variant} options={useOptions(props.field)} />;
}

function DaysKind(props: StepFieldProps<FieldOf<'days'>>) {
  return <DayGrid {...useGroup(props)} days={monthDays} />;
}

/** The component of each kind; the compiler proves that none is missing. */
const kinds: { readonly [Kind in FieldKind]: ComponentType<StepFieldProps<FieldOf<Kind>>> } = {
  text: TextKind,
  email: TextKind,
  digits: TextKind,
  money: MoneyKind,
  choice: ChoiceKind,
  days: DaysKind,
  select: SelectKind,
  suggest: SuggestKind,
  masked: MaskedKind,
  lookup: LookupKind,
};

export function StepField(props: StepFieldProps<Field>) {
  // The table pairs each kind with its own component, which TypeScript cannot express for an index.
  const Kind = kinds[props.field.kind] as ComponentType<StepFieldProps<Field>>;
  return <Kind {...props} />;
}
