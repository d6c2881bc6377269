import type { ComponentProps } from 'react';
import { FieldBox } from './field-box.tsx';
import type { FieldProps } from './field-frame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> &
  Pick<FieldProps, 'label' | 'hint' | 'error'> & { value: string; onValueChange: (value: string) => void };

/**
 * Several lines of text.
 *
 * - **Use** for a comment, which is optional.
 * - **Not** for an answer that a rule checks.
 */
export function TextArea({ label, hint, error, onValueChange, ...area }: TextAreaProps) {
  return (
    <FieldBox {...{ label, hint, error }}>
      {(control) => (
        <textarea rows={3} {...area} {...control} onChange={(event) => onValueChange(event.target.value)} />
      )}
    </FieldBox>
  );
}
