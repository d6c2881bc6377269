import type { FieldOf } from '#engine/fields.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useTranslate } from '#ui/translate.ts';
import { type FieldProps, typedAttributes, useControlledField, useTextField } from './use-bound-field.ts';

export function TextKind({ name, field }: FieldProps<FieldOf<'text'>>) {
  return <TextField {...useTextField(name, field).attributes} />;
}

export function EmailKind({ name, field }: FieldProps<FieldOf<'email'>>) {
  const { attributes } = useTextField(name, field);
  return <TextField {...attributes} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}

export function DigitsKind({ name, field }: FieldProps<FieldOf<'digits'>>) {
  return <TextField {...useTextField(name, field).attributes} inputMode="numeric" prefix={field.prefix} />;
}

export function CodeKind({ name, field, alone }: FieldProps<FieldOf<'code'>>) {
  const t = useTranslate();
  const { value, ref, error, type, blur } = useControlledField(name, field);
  return (
    <CodeField
      {...typedAttributes(field, t)}
      {...{ ref, name, value, error }}
      length={field.length}
      autoFocus={alone}
      onValueChange={type}
      onBlur={blur}
    />
  );
}

export function MaskedKind({ name, field }: FieldProps<FieldOf<'masked'>>) {
  const t = useTranslate();
  const label = { field: t({ text: field.label }).toLowerCase() };
  const labels = { showLabel: t('Show {field}', label), hideLabel: t('Hide {field}', label) };
  return <MaskedField {...useTextField(name, field).attributes} {...labels} />;
}
