import type { ReactNode } from 'react';
import { InputField, type TextFieldProps } from './text-field.tsx';

type AmountFieldProps = Omit<TextFieldProps, 'onValueChange' | 'prefix'> & {
  /** The amount in words, shown instead of the hint. */
  words?: ReactNode;
  /** Returns the text that is shown next, and the place of the caret in it. */
  onValueChange: (raw: string, caret: number) => { shown: string; caret: number };
};

/**
 * An amount in rupees.
 *
 * - **Use** where the amount is the question.
 * - **States**: as a text field; the amount in words replaces the hint.
 * - **Words**: Indian grouping while typing; the caret stays.
 * - **Accessibility**: the number pad of a phone; the rupee sign is not part of the value.
 */
export function AmountField({ hint, words, onValueChange, ...field }: AmountFieldProps) {
  return (
    <InputField
      inputMode="numeric"
      autoComplete="off"
      {...field}
      tall
      prefix="₹"
      hint={words || hint || '\u00a0'}
      onType={onValueChange}
    />
  );
}
