import type { FieldOf } from '#engine/fields.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { FieldProps } from './use-bound-field.ts';
import { useTypedField } from './use-bound-field.ts';

export function TextKind({ name, field }: FieldProps<FieldOf<'text'>>) {
  return <TextField {...useTypedField(name, field)} />;
}

export function EmailKind({ name, field }: FieldProps<FieldOf<'email'>>) {
  const typed = useTypedField(name, field);
  return <TextField {...typed} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}

export function DigitsKind({ name, field }: FieldProps<FieldOf<'digits'>>) {
  return <TextField {...useTypedField(name, field)} inputMode="numeric" prefix={field.prefix} />;
}

export function CodeKind({ name, field, alone }: FieldProps<FieldOf<'code'>>) {
  return <CodeField {...useTypedField(name, field)} length={field.length} autoFocus={alone} />;
}

export function MaskedKind({ name, field }: FieldProps<FieldOf<'masked'>>) {
  const t = useTranslate();
  const what = t(field.label).toLowerCase();
  return <MaskedField {...useTypedField(name, field)} showLabel={t(`Show ${what}`)} hideLabel={t(`Hide ${what}`)} />;
}
