import type { CodeFieldSpec, DigitsFieldSpec, EmailFieldSpec, MaskedFieldSpec, TextFieldSpec } from '#engine/fields.ts';
import { CodeField } from '#ui/code-field.tsx';
import { MaskedField } from '#ui/masked-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FieldProps } from './use-bound-field.ts';
import { typedAttributes, useBoundField } from './use-bound-field.ts';

export function TextKind({ name, field }: FieldProps<TextFieldSpec>) {
  const { value, ref, error, type, blur } = useBoundField(name, field);
  return (
    <TextField
      {...typedAttributes(field)}
      ref={ref}
      name={name}
      value={value}
      error={error}
      onValueChange={type}
      onBlur={blur}
    />
  );
}

export function EmailKind({ name, field }: FieldProps<EmailFieldSpec>) {
  const { value, ref, error, type, blur } = useBoundField(name, field);
  return (
    <TextField
      {...typedAttributes(field)}
      ref={ref}
      name={name}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onValueChange={type}
      onBlur={blur}
    />
  );
}

export function DigitsKind({ name, field }: FieldProps<DigitsFieldSpec>) {
  const { value, ref, error, type, blur } = useBoundField(name, field);
  return (
    <TextField
      {...typedAttributes(field)}
      ref={ref}
      name={name}
      inputMode="numeric"
      prefix={field.prefix}
      value={value}
      error={error}
      onValueChange={type}
      onBlur={blur}
    />
  );
}

export function CodeKind({ name, field, alone }: FieldProps<CodeFieldSpec>) {
  const { value, ref, error, type, blur } = useBoundField(name, field);
  return (
    <CodeField
      {...typedAttributes(field)}
      ref={ref}
      name={name}
      length={field.length}
      autoFocus={alone}
      value={value}
      error={error}
      onValueChange={type}
      onBlur={blur}
    />
  );
}

export function MaskedKind({ name, field }: FieldProps<MaskedFieldSpec>) {
  const { value, ref, error, type, blur } = useBoundField(name, field);
  return (
    <MaskedField
      {...typedAttributes(field)}
      ref={ref}
      name={name}
      showLabel={`Show ${field.label.toLowerCase()}`}
      hideLabel={`Hide ${field.label.toLowerCase()}`}
      value={value}
      error={error}
      onValueChange={type}
      onBlur={blur}
    />
  );
}
