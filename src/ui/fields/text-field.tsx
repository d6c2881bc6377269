import type { ComponentProps } from 'react';
import { FieldBox, type FieldBoxProps } from './field-box.tsx';
import { splitField } from './field-frame.tsx';

type InputFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'maxLength' | 'children' | keyof FieldBoxProps
> &
  FieldBoxProps & {
    /** Without it the browser holds the text: nothing renders while somebody types. */
    value?: string;
  };

/**
 * A text input that reports the native change event. Names and numbers are not corrected, nor sent to the spelling service
 * of the browser.
 */
export function InputField({ locked, tall, prefix, trailing, ...props }: InputFieldProps) {
  const [field, input] = splitField(props);
  return (
    <FieldBox {...field} {...{ locked, tall, prefix, trailing }}>
      {(control) => (
        <input type="text" autoCorrect="off" spellCheck={false} readOnly={locked} {...input} {...control} />
      )}
    </FieldBox>
  );
}

/** Writes the normalized text with the caret at an index of it: the browser would move it to the end. */
export function writeText(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text;
  // The caret of an input of type email cannot be read or set.
  if (input.selectionStart === null || document.activeElement !== input) return;
  if (input.selectionStart !== caret || input.selectionEnd !== caret) input.setSelectionRange(caret, caret);
}

export type TextFieldProps = Omit<InputFieldProps, 'onChange' | 'tall'> & {
  onValueChange: (typed: string) => string;
};

/**
 * A text input whose caret stays in place when what is typed is normalized.
 *
 * - **Use** for one line that nobody can choose from a list.
 * - **Not** for amounts, codes and hidden numbers: they have fields of their own.
 * - **States**: empty, filled, focused, error (below it, in place of the hint), locked (read-only, with a lock).
 * - **Words**: the label is a noun and always visible; the hint says the form; an error says what to do.
 * - **Accessibility**: label, hint and error belong to the input; the error is announced once; text of 17 pixels, so
 *   that iOS does not zoom.
 */
export function TextField({ onValueChange, ...field }: TextFieldProps) {
  const normalize = (input: HTMLInputElement) => {
    // At its distance from the end: a field changes only what is before it.
    const fromEnd = input.value.length - (input.selectionStart ?? input.value.length);
    const text = onValueChange(input.value);
    writeText(input, text, Math.max(0, text.length - fromEnd));
  };
  return (
    <InputField
      {...field}
      onChange={({ target, nativeEvent }) => {
        // A keyboard that composes a word writes it again where it was changed meanwhile.
        if ('isComposing' in nativeEvent && nativeEvent.isComposing) onValueChange(target.value);
        else normalize(target);
      }}
      onCompositionEnd={({ currentTarget }) => normalize(currentTarget)}
    />
  );
}
