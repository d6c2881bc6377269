import type { ComponentProps } from 'react';
import { FieldBox } from './field-box.tsx';
import { type FieldProps, splitField } from './field-frame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> &
  FieldProps & { value: string; onValueChange: (value: string) => void };

/**
 * Several lines of text.
 *
 * - **Use** for a comment, which is optional.
 * - **Not** for an answer that a rule checks.
 */
export function TextArea({ onValueChange, ...props }: TextAreaProps) {
  const [field, area] = splitField(props);
  return (
    <FieldBox {...field}>
      {(control) => (
        <textarea rows={3} {...area} {...control} onChange={(event) => onValueChange(event.target.value)} />
      )}
    </FieldBox>
  );
}
