import type { ComponentProps } from 'react';
import { FieldBox, type FieldBoxProps } from './field-box.tsx';
import { splitField } from './field-frame.tsx';
import { keepCaret, type Shown, useTypedText } from './use-typed-text.ts';

type InputFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'maxLength' | 'children' | 'onChange' | keyof FieldBoxProps
> &
  FieldBoxProps & {
    /** Without a value the input is uncontrolled, so typing renders nothing. */
    value?: string;
    /** Returns the text to show for the typed text, and the position of the caret in it. */
    onType?: (raw: string, caret: number) => Shown;
  };

/** A text input. Names and numbers are not corrected, nor sent to the spelling service of the browser. */
export function InputField({ locked, tall, prefix, trailing, value, onType, ...props }: InputFieldProps) {
  const [field, input] = splitField(props);
  const typed = useTypedText(value, onType ?? keepCaret(String));
  return (
    <FieldBox {...field} {...{ locked, tall, prefix, trailing }}>
      {(control) => <input autoCorrect="off" spellCheck={false} readOnly={locked} {...input} {...control} {...typed} />}
    </FieldBox>
  );
}

export type TextFieldProps = Omit<InputFieldProps, 'onType' | 'tall'> & {
  onValueChange: (typed: string) => string;
};

/**
 * A text input whose caret stays in place when what is typed is normalized.
 *
 * - **Use** for one line that nobody can choose from a list.
 * - **Not** for amounts, codes and hidden numbers: they have fields of their own.
 * - **States**: empty, filled, focused, error (below it, in place of the hint), locked (read-only, with a lock).
 * - **Words**: the label is a noun and always visible; the hint shows the form; an error, what to do.
 * - **Accessibility**: label, hint and error belong to the input; the error is announced once; text of 17 pixels, so
 *   that iOS does not zoom.
 */
export function TextField({ onValueChange, ...field }: TextFieldProps) {
  return <InputField {...field} onType={keepCaret(onValueChange)} />;
}
