import type { ComponentProps } from 'react';
import { FieldBox, type FieldBoxProps } from './field-box.tsx';
import { useStableCaret } from './use-caret.ts';

type InputFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'maxLength' | 'children' | keyof FieldBoxProps
> &
  FieldBoxProps & { value: string };

/** A text input that reports the native change event. */
export function InputField({
  id,
  label,
  labelHidden,
  hint,
  error,
  locked,
  tall,
  prefix,
  trailing,
  ...input
}: InputFieldProps) {
  return (
    <FieldBox {...{ id, label, labelHidden, hint, error, locked, tall, prefix, trailing }}>
      {(control) => <input type="text" readOnly={locked} {...input} {...control} />}
    </FieldBox>
  );
}

export type TextFieldProps = Omit<InputFieldProps, 'onChange' | 'tall'> & { onValueChange: (value: string) => void };

/** A text input whose caret stays in place when the value differs from what was typed. */
export function TextField({ onValueChange, ...field }: TextFieldProps) {
  const keepCaret = useStableCaret();
  return (
    <InputField
      {...field}
      onChange={({ target }) => {
        keepCaret(target);
        onValueChange(target.value);
      }}
    />
  );
}
