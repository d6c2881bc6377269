import type { ComponentProps, ReactNode } from 'react';
import { InputField } from './text-field.tsx';

type AmountFieldProps = ComponentProps<typeof InputField> & {
  /** The amount in words, shown instead of the hint. */
  words?: ReactNode;
};

/**
 * An amount in rupees.
 *
 * - **Use** where the amount is the question.
 * - **States**: as a text field; the amount in words replaces the hint.
 * - **Words**: Indian grouping while typing; the caret stays.
 * - **Accessibility**: the number pad of a phone; the rupee sign is not part of the value.
 */
export function AmountField({ hint, words, ...field }: AmountFieldProps) {
  return (
    <InputField inputMode="numeric" autoComplete="off" {...field} tall prefix="₹" hint={words || hint || '\u00a0'} />
  );
}
