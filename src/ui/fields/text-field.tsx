import { type ComponentProps, useState } from 'react';
import { FieldBox, type FieldBoxProps } from './field-box.tsx';
import { splitField } from './field-frame.tsx';

type Shown = { shown: string; caret: number };

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

const asTyped = (shown: string, caret: number) => ({ shown, caret });

/** A text input. Names and numbers are not corrected, nor sent to the spelling service of the browser. */
export function InputField({ locked, tall, prefix, trailing, value, onType = asTyped, ...props }: InputFieldProps) {
  const [field, input] = splitField(props);
  // A keyboard that composes a word would write it again after a change: until the word is complete, it is shown as typed.
  const [composed, setComposed] = useState<Shown & { raw: string }>();
  return (
    <FieldBox {...field} {...{ locked, tall, prefix, trailing }}>
      {(control) => (
        <input
          autoCorrect="off"
          spellCheck={false}
          readOnly={locked}
          {...input}
          {...control}
          value={composed?.shown === value ? composed?.raw : value}
          onChange={({ target, nativeEvent }) => {
            const raw = target.value;
            const typed = onType(raw, target.selectionStart ?? raw.length);
            const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
            setComposed(isComposing ? { raw, ...typed } : undefined);
            if (!isComposing) writeText(target, typed);
          }}
          onCompositionEnd={({ currentTarget }) => {
            setComposed(undefined);
            if (composed?.raw === currentTarget.value) writeText(currentTarget, composed);
          }}
        />
      )}
    </FieldBox>
  );
}

/** Writes the text and sets the caret, which the browser would move to the end. */
function writeText(input: HTMLInputElement, { shown, caret }: Shown): void {
  if (input.value !== shown) input.value = shown;
  // The caret of an input of type email cannot be read or set.
  if (input.selectionStart === null || document.activeElement !== input) return;
  if (input.selectionStart !== caret || input.selectionEnd !== caret) input.setSelectionRange(caret, caret);
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
  return (
    <InputField
      {...field}
      onType={(raw, caret) => {
        const shown = onValueChange(raw);
        // The caret keeps its distance from the end: normalizing changes only the text before it.
        return { shown, caret: Math.max(0, caret + shown.length - raw.length) };
      }}
    />
  );
}
