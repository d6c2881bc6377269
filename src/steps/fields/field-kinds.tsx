import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldOf } from '#engine/fields.ts';
import { ChoiceKind, DaysKind, SelectKind } from './chosen-fields.tsx';
import { LookupKind } from './lookup-field.tsx';
import { MoneyKind } from './money-field.tsx';
import { SuggestKind } from './suggest-field.tsx';
import { CodeKind, DigitsKind, EmailKind, MaskedKind, TextKind } from './typed-fields.tsx';
import type { FieldProps } from './use-bound-field.ts';

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
