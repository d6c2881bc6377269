import type { ComponentProps, ReactNode } from 'react';
import { FieldBox } from './field-box.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { useStableCaret } from './use-caret.ts';

export type NativeInput = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'maxLength' | 'prefix' | 'children' | keyof FieldProps
>;

type InputFieldProps = NativeInput &
  FieldProps & {
    value: string;
    locked?: boolean | undefined;
    tall?: boolean | undefined;
    prefix?: ReactNode;
    trailing?: ReactNode;
  };

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
  'aria-describedby': describedBy,
  ...input
}: InputFieldProps) {
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error }} aria-describedby={describedBy}>
      {(control) => (
        <FieldBox
          {...{ locked, tall, prefix, trailing }}
          htmlFor={control.id}
          invalid={Boolean(error)}
          disabled={input.disabled}
        >
          <input type="text" readOnly={locked} {...input} {...control} />
        </FieldBox>
      )}
    </FieldFrame>
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
