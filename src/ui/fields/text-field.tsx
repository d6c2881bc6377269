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

/**
 * A text input whose caret stays in place when the value differs from what was typed.
 *
 * - **Use** for one line that nobody can choose from a list.
 * - **Not** for amounts, codes and hidden numbers: they have fields of their own.
 * - **States**: empty, filled, focused, error (below it, in place of the hint), locked (read-only, with a lock).
 * - **Words**: the label is a noun and always visible; the hint says the form; an error says what to do.
 * - **Accessibility**: label, hint and error belong to the input; the error is announced once; text of 17 pixels, so
 *   that iOS does not zoom.
 */
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
